-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_of_author" ON "comments" USING btree ("author_id","created_at","id") WHERE "comments"."state" = 'shown';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "articles_of_author" ON "articles" USING btree ("author_id","published_at","id") WHERE "articles"."state" = 'published';