-- migrate: concurrently
-- For members who leave, and for lists of members by role.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "article_reactions_by_member" ON "article_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comment_reports_by_reporter" ON "comment_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_by_remover" ON "comments" USING btree ("removed_by") WHERE "comments"."removed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "doc_revisions_by_editor" ON "doc_revisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "feed_items_by_author" ON "feed_items" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_by_uploader" ON "media" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "article_revisions_by_editor" ON "article_revisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "role_assignments_by_member" ON "role_assignments" USING hash ("user_id");
