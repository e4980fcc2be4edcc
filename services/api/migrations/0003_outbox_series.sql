ALTER TABLE "chat_messages" ADD COLUMN "claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "notification_deliveries" d SET "subject" = e."subject", "created_at" = e."created_at" FROM "notification_events" e
  WHERE e."id" = d."event_id" AND d."state" = 'waiting';
