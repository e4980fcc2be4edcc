-- A picture is removed in three steps, each of which can be done again: its row says so, its files go, its row goes.
ALTER TABLE "media" ADD COLUMN "remove_after" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "media_to_remove" ON "media" USING btree ("remove_after") WHERE "media"."remove_after" IS NOT NULL;