-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "article_reactions_by_kind" ON "article_reactions" USING btree ("article_id","kind","created_at","member_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comment_reports_with_text" ON "comment_reports" USING btree ("settled_at") WHERE "comment_reports"."settled_at" IS NOT NULL AND "comment_reports"."comment_text" <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_below" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_first_of_article" ON "comments" USING btree ("article_id","created_at","id") WHERE "comments"."parent_id" IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_first_of_event" ON "comments" USING btree ("event_id","created_at","id") WHERE "comments"."parent_id" IS NULL AND "comments"."event_id" IS NOT NULL;
