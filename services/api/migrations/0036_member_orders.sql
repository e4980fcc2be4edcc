-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_seen" ON "users" USING btree (coalesce("last_seen_at", to_timestamp(0)),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_punished" ON "users" USING btree ("account_state",lower("full_name"),"id") WHERE "users"."account_state" <> 'active';
