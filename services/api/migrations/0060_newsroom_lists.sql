-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "articles_by_author_and_state" ON "articles" USING btree ("author_id","state","updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "articles_unpublished_by_words" ON "articles" USING gin ("search") WHERE "articles"."state" <> 'published';