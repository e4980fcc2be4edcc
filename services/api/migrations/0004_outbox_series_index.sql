-- migrate: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notification_deliveries_waiting_by_member" ON "notification_deliveries" USING btree ("user_id","created_at") WHERE "notification_deliveries"."state" = 'waiting';
