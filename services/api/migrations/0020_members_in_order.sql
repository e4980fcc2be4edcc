-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_in_order" ON "users" USING btree (lower("full_name"),"id","full_name");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_by_name";
