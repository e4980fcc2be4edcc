CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"body_text" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cover_media_id" uuid,
	"cover_alt" text,
	"cover" jsonb,
	"comments_open" boolean DEFAULT true NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"pin_slot" smallint,
	"author_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(title, '<>', '  ')), 'A') || setweight(to_tsvector('english', translate(summary, '<>', '  ')), 'B') || setweight(to_tsvector('english', translate(body_text, '<>', '  ')), 'C')) STORED,
	CONSTRAINT "articles_slug_key" UNIQUE("slug"),
	CONSTRAINT "articles_pin_slot_key" UNIQUE("pin_slot"),
	CONSTRAINT "articles_states" CHECK ("articles"."state" IN ('draft', 'in_review', 'scheduled', 'published', 'archived')),
	CONSTRAINT "articles_scheduled_have_an_instant" CHECK ("articles"."state" <> 'scheduled' OR "articles"."publish_at" IS NOT NULL),
	CONSTRAINT "articles_published_have_an_instant" CHECK ("articles"."state" <> 'published' OR "articles"."published_at" IS NOT NULL),
	CONSTRAINT "articles_pins" CHECK ("articles"."pin_slot" IS NULL OR ("articles"."pin_slot" BETWEEN 1 AND 3 AND "articles"."state" = 'published'))
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"editor_id" text NOT NULL,
	"begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"restored_from" integer,
	"seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "article_revisions_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"user_id" text NOT NULL,
	"article_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_reads_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"category" text NOT NULL,
	"pinned" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_tags_article_id_tag_pk" PRIMARY KEY("article_id","tag")
);
--> statement-breakpoint
CREATE TABLE "article_tag_counts" (
	"tag" text PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_source_key" UNIQUE("source");--> statement-breakpoint
-- A slug is taken before the article that has it is written, so this is looked at when the transaction ends.
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_in_order" ON "articles" USING btree (("pin_slot" IS NOT NULL),"published_at","id") WHERE "articles"."state" = 'published';--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("category",("pin_slot" IS NOT NULL),"published_at","id") WHERE "articles"."state" = 'published';--> statement-breakpoint
CREATE INDEX "articles_by_time" ON "articles" USING btree ("published_at","id") WHERE "articles"."state" = 'published';--> statement-breakpoint
CREATE INDEX "articles_by_words" ON "articles" USING gin ("search") WHERE "articles"."state" = 'published';--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("publish_at") WHERE "articles"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "articles_by_change" ON "articles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_by_state" ON "articles" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "articles_by_author" ON "articles" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "article_slugs_by_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_reads_by_article" ON "article_reads" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_tags_in_order" ON "article_tags" USING btree ("tag","pinned","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_tags_by_category" ON "article_tags" USING btree ("tag","category","pinned","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_tag_counts_in_order" ON "article_tag_counts" USING btree ("articles","tag");--> statement-breakpoint
-- Counting, for triggers that have to look first whether there is anything to count.
CREATE FUNCTION "note_change"("of" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "free" bigint;
BEGIN
  SELECT "slot" INTO "free" FROM "data_versions" WHERE "topic" = "of" LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE "data_versions" SET "changes" = "changes" + 1 WHERE "topic" = "of" AND "slot" = "free";
  ELSE
    INSERT INTO "data_versions" ("topic") VALUES ("of");
  END IF;
END $$;
--> statement-breakpoint
-- news: what readers see. Drafts are saved every other second while somebody writes, and that is none of it.
CREATE FUNCTION "count_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "touched" WHERE "state" = 'published') THEN
    PERFORM "note_change"('news');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_inserted" AFTER INSERT ON "articles"
  REFERENCING NEW TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_before" AFTER UPDATE ON "articles"
  REFERENCING OLD TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_after" AFTER UPDATE ON "articles"
  REFERENCING NEW TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_deleted" AFTER DELETE ON "articles"
  REFERENCING OLD TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_emptied" AFTER TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('news');
--> statement-breakpoint
-- The tags of published articles stand in a table in the list's order, so that a page of one tag is one walk along an index.
CREATE FUNCTION "list_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "article_tags" ("article_id", "tag", "category", "pinned", "published_at")
    SELECT "id", unnest("tags"), "category", "pin_slot" IS NOT NULL, "published_at"
    FROM "after" WHERE "state" = 'published' ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "relist_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "before" JOIN "after" USING ("id")
    WHERE ("before"."state" = 'published' OR "after"."state" = 'published') AND
      ("before"."state", "before"."tags", "before"."category", "before"."pin_slot", "before"."published_at")
      IS DISTINCT FROM ("after"."state", "after"."tags", "after"."category", "after"."pin_slot", "after"."published_at")
  ) THEN RETURN NULL; END IF;
  DELETE FROM "article_tags" USING "before" WHERE "article_id" = "before"."id";
  INSERT INTO "article_tags" ("article_id", "tag", "category", "pinned", "published_at")
    SELECT "id", unnest("tags"), "category", "pin_slot" IS NOT NULL, "published_at"
    FROM "after" WHERE "state" = 'published' ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "unlist_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "article_tags" USING "before" WHERE "article_id" = "before"."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "articles_list_tags" AFTER INSERT ON "articles"
  REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "list_tags"();
--> statement-breakpoint
CREATE TRIGGER "articles_relist_tags" AFTER UPDATE ON "articles"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "relist_tags"();
--> statement-breakpoint
CREATE TRIGGER "articles_unlist_tags" AFTER DELETE ON "articles"
  REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "unlist_tags"();
--> statement-breakpoint
-- Whoever counts tags does so alone until the end of the transaction, so two never wait for each other in a circle.
CREATE FUNCTION "count_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "sign" integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM pg_advisory_xact_lock(728351002);
  INSERT INTO "article_tag_counts" AS "known" ("tag", "articles")
    SELECT "tag", "sign" * count(*) FROM "touched" GROUP BY "tag"
    ON CONFLICT ("tag") DO UPDATE SET "articles" = "known"."articles" + excluded."articles";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "article_tags_counted" AFTER INSERT ON "article_tags"
  REFERENCING NEW TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_tags"();
--> statement-breakpoint
CREATE TRIGGER "article_tags_uncounted" AFTER DELETE ON "article_tags"
  REFERENCING OLD TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_tags"();
--> statement-breakpoint
-- Communities that were set up before there was a newsroom.
UPDATE "roles" SET "permissions" = "permissions" || "added"."keys"
  FROM (VALUES
    ('OWNER', '["news.write", "news.publish", "comments.moderate", "media.upload", "docs.write"]'::jsonb),
    ('ADMIN', '["news.write", "news.publish", "comments.moderate", "media.upload", "docs.write"]'),
    ('EDITOR', '["news.write", "news.publish", "media.upload", "docs.write"]'),
    ('AUTHOR', '["news.write", "media.upload"]'),
    ('MODERATOR', '["comments.moderate"]')
  ) AS "added" ("role", "keys")
  WHERE "name" = "added"."role" AND NOT "permissions" @> "added"."keys";
