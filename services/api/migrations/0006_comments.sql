CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "comment_reports_comment_id_reporter_id_pk" PRIMARY KEY("comment_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "article_reactions" (
	"article_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "article_reactions_article_id_member_id_pk" PRIMARY KEY("article_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "comments_by_article" ON "comments" USING btree ("article_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "comments_by_author" ON "comments" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree ("created_at","id") WHERE "comments"."state" = 'held';
--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("comment_id") WHERE "comment_reports"."settled_at" IS NULL;
--> statement-breakpoint
-- Communities that were set up before there were comments.
UPDATE "roles" SET "permissions" = "permissions" || '["comments.moderate"]'::jsonb
  WHERE "name" IN ('OWNER', 'ADMIN', 'MODERATOR') AND NOT "permissions" ? 'comments.moderate';
