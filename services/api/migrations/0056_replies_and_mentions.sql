CREATE TABLE "comment_mentions" (
	"comment_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"handle" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "comment_mentions_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "comment_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Together with the column, which is empty: no row has to be looked at.
ALTER TABLE "comments" ADD COLUMN "parent_id" uuid CONSTRAINT "comments_parent_id_comments_id_fk" REFERENCES "public"."comments"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_to_id" uuid;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_by_member" ON "comment_mentions" USING btree ("member_id");
