CREATE TABLE "notification_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"actor_id" text,
	"recipient_id" text,
	"spared" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"href" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"told_up_to" text DEFAULT '' NOT NULL,
	"told_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_once" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"types" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"subscription_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "notification_deliveries_once" UNIQUE NULLS NOT DISTINCT("event_id","user_id","channel","subscription_id"),
	CONSTRAINT "notification_deliveries_states" CHECK ("notification_deliveries"."state" IN ('waiting', 'sent', 'dead'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notification_events_untold" ON "notification_events" USING btree ("created_at","id") WHERE "notification_events"."told_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "notification_events_by_subject" ON "notification_events" USING btree ("subject","type");
--> statement-breakpoint
CREATE INDEX "notification_events_by_time" ON "notification_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notifications_by_member" ON "notifications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE "notifications"."read_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "notifications_by_reading" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_member" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("due_at") WHERE "notification_deliveries"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "notification_deliveries_dead" ON "notification_deliveries" USING btree ("settled_at","id") WHERE "notification_deliveries"."state" = 'dead';
--> statement-breakpoint
CREATE INDEX "notification_deliveries_settled" ON "notification_deliveries" USING btree ("settled_at") WHERE "notification_deliveries"."state" <> 'waiting';
--> statement-breakpoint
CREATE INDEX "notification_deliveries_by_member" ON "notification_deliveries" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notification_deliveries_by_subscription" ON "notification_deliveries" USING btree ("subscription_id") WHERE "notification_deliveries"."subscription_id" IS NOT NULL;
--> statement-breakpoint
-- Communities that were set up before there were notifications.
UPDATE "roles" SET "permissions" = "permissions" || '["notifications.manage"]'::jsonb
  WHERE "name" IN ('OWNER', 'ADMIN') AND NOT "permissions" ? 'notifications.manage';
