-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_offered_by_kind" ON "properties" USING btree ("offered_as","price","id","type","district","garage") WHERE "properties"."offered_as" IS NOT NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_offered_as";
