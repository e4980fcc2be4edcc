CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" text NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"forms" jsonb NOT NULL,
	"avif_due" timestamp (3) with time zone DEFAULT now(),
	"avif_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || alt)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"media_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "media_uses_media_id_owner_kind_owner_id_pk" PRIMARY KEY("media_id","owner_kind","owner_id")
);
--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "media_by_time" ON "media" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "media_avif_due" ON "media" USING btree ("avif_due") WHERE "media"."avif_due" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "media_uses_by_owner" ON "media_uses" USING btree ("owner_kind","owner_id");
--> statement-breakpoint
-- Pictures are searched by any part of their name or description, as members are.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "media_by_search_text" ON "media" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
--> statement-breakpoint
-- Communities that were set up before there were pictures.
UPDATE "roles" SET "permissions" = "permissions" || '["media.upload"]'::jsonb
  WHERE "name" IN ('OWNER', 'ADMIN', 'EDITOR', 'AUTHOR') AND NOT "permissions" ? 'media.upload';
