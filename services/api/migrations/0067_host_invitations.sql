CREATE TABLE "event_host_invitations" (
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "event_host_invitations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "event_host_invitations" ADD CONSTRAINT "event_host_invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_host_invitations" ADD CONSTRAINT "event_host_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_host_invitations_by_member" ON "event_host_invitations" USING btree ("user_id");