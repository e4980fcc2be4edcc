-- migrate: concurrently
-- What the log is filtered by, and what the dashboard counts by day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_by_actor" ON "audit_entries" USING btree (lower("actor"->>'username'),"at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_by_kind" ON "audit_entries" USING btree (("target"->>'type'),"at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_by_label" ON "audit_entries" USING btree (lower("target"->>'label'),"at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "article_reads_by_time" ON "article_reads" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_by_time" ON "submissions" USING btree ("submitted_at") WHERE "submissions"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_by_decision" ON "submissions" USING btree ("decided_at","submitted_at") WHERE "submissions"."decided_at" IS NOT NULL;
