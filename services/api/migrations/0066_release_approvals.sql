ALTER TABLE "releases" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "served_remotes" ADD COLUMN "off_at" timestamp (3) with time zone;