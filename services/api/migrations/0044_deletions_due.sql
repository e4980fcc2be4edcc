-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_to_delete" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" IS NOT NULL;