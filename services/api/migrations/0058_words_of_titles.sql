-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_by_words" ON "events" USING gin (to_tsvector('english', translate("title" || ' ' || "summary", '<>', '  ')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_by_title" ON "events" USING gin (to_tsvector('english', translate("title", '<>', '  ')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "articles_by_title" ON "articles" USING gin (to_tsvector('english', translate("title", '<>', '  '))) WHERE "articles"."state" = 'published';
