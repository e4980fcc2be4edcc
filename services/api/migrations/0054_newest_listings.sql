ALTER TABLE "properties" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "properties_offered_newest" ON "properties" USING btree ("listed_at","id") WHERE "properties"."offered_as" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_offered_as_newest" ON "properties" USING btree ("offered_as","listed_at","id") WHERE "properties"."offered_as" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "settlements_problems" ON "settlements" USING btree ("created_at","id") WHERE "settlements"."problem" <> '';--> statement-breakpoint
CREATE INDEX "settlements_by_state" ON "settlements" USING btree ("state","created_at","id");--> statement-breakpoint
UPDATE "properties" SET "listed_at" = "listings"."published_at" FROM "listings"
  WHERE "listings"."property_id" = "properties"."id" AND "listings"."state" IN ('active', 'reserved');
--> statement-breakpoint
ALTER TABLE "property_events" VALIDATE CONSTRAINT "property_events_kinds";
