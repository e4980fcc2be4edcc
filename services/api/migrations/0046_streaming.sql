CREATE TABLE "stream_messages" (
	"platform" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stream_messages_platform_id_pk" PRIMARY KEY("platform","id")
);
--> statement-breakpoint
CREATE TABLE "stream_platforms" (
	"platform" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_subscriptions" (
	"id" text NOT NULL,
	"platform" text NOT NULL,
	"streamer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stream_subscriptions_platform_id_pk" PRIMARY KEY("platform","id"),
	CONSTRAINT "stream_subscriptions_once" UNIQUE("streamer_id","kind"),
	CONSTRAINT "stream_subscriptions_states" CHECK ("stream_subscriptions"."state" IN ('pending', 'enabled', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "stream_figures" (
	"session_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"viewers" integer NOT NULL,
	CONSTRAINT "stream_figures_session_id_at_pk" PRIMARY KEY("session_id","at")
);
--> statement-breakpoint
CREATE TABLE "stream_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"streamer_id" uuid NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"character" text,
	"broadcast" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"viewers" integer,
	"figures_at" timestamp (3) with time zone NOT NULL,
	"peak" integer,
	"median" integer,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stream_sessions_states" CHECK (("stream_sessions"."state" = 'ended') = ("stream_sessions"."ended_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "stream_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"streamer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"character" text,
	"starts_at" text NOT NULL,
	"zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"days" text[],
	"until" date,
	"exceptions" date[] DEFAULT '{}'::date[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stream_slots_minutes" CHECK ("stream_slots"."minutes" BETWEEN 15 AND 720),
	CONSTRAINT "stream_slots_until" CHECK ("stream_slots"."until" IS NULL OR "stream_slots"."days" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "stream_follows" (
	"streamer_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stream_follows_streamer_id_member_id_pk" PRIMARY KEY("streamer_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "stream_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"streamer_id" uuid NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE TABLE "streamers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"state" text DEFAULT 'applied' NOT NULL,
	"platform" text NOT NULL,
	"channel" text NOT NULL,
	"platform_id" text,
	"characters" text[] NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"language" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"applied_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"playlist_at" timestamp (3) with time zone,
	"playlist_hash" text,
	"heard_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "streamers_once" UNIQUE("member_id"),
	CONSTRAINT "streamers_states" CHECK ("streamers"."state" IN ('applied', 'approved', 'suspended', 'retired')),
	CONSTRAINT "streamers_platforms" CHECK ("streamers"."platform" IN ('twitch', 'youtube', 'kick', 'hls'))
);
--> statement-breakpoint
ALTER TABLE "notification_events" ADD COLUMN "audience" text;--> statement-breakpoint
ALTER TABLE "stream_subscriptions" ADD CONSTRAINT "stream_subscriptions_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_figures" ADD CONSTRAINT "stream_figures_session_id_stream_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."stream_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_sessions" ADD CONSTRAINT "stream_sessions_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_slots" ADD CONSTRAINT "stream_slots_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_follows" ADD CONSTRAINT "stream_follows_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_follows" ADD CONSTRAINT "stream_follows_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streamers" ADD CONSTRAINT "streamers_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streamers" ADD CONSTRAINT "streamers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_messages_by_time" ON "stream_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stream_figures_by_time" ON "stream_figures" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "stream_sessions_one_live" ON "stream_sessions" USING btree ("streamer_id") WHERE "stream_sessions"."state" = 'live';--> statement-breakpoint
CREATE INDEX "stream_sessions_live" ON "stream_sessions" USING btree ("started_at","id") WHERE "stream_sessions"."state" = 'live';--> statement-breakpoint
CREATE INDEX "stream_sessions_of_streamer" ON "stream_sessions" USING btree ("streamer_id","started_at");--> statement-breakpoint
CREATE INDEX "stream_slots_of_streamer" ON "stream_slots" USING btree ("streamer_id");--> statement-breakpoint
CREATE INDEX "stream_slots_removed" ON "stream_slots" USING btree ("removed_at") WHERE "stream_slots"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "stream_follows_by_member" ON "stream_follows" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "stream_follows_in_order" ON "stream_follows" USING btree ("streamer_id","at","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stream_reports_one_open" ON "stream_reports" USING btree ("streamer_id","reporter_id") WHERE "stream_reports"."settled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stream_reports_by_reporter" ON "stream_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "stream_reports_by_settler" ON "stream_reports" USING btree ("settled_by");--> statement-breakpoint
CREATE UNIQUE INDEX "streamers_channel" ON "streamers" USING btree ("platform","channel") WHERE "streamers"."state" <> 'retired';--> statement-breakpoint
CREATE INDEX "streamers_in_order" ON "streamers" USING btree ("state","applied_at","id");--> statement-breakpoint
CREATE INDEX "streamers_by_decider" ON "streamers" USING btree ("decided_by");
--> statement-breakpoint
CREATE TRIGGER "streamers_inbox_application" AFTER DELETE ON "streamers"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('stream-application', 'id');
--> statement-breakpoint
CREATE TRIGGER "streamers_inbox_report" AFTER DELETE ON "streamers"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('stream-report', 'id');
--> statement-breakpoint
CREATE TRIGGER "stream_reports_inbox" AFTER DELETE ON "stream_reports"
  FOR EACH ROW WHEN (OLD."settled_at" IS NULL) EXECUTE FUNCTION "inbox_one_gone"('stream-report', 'streamer_id');
--> statement-breakpoint
UPDATE "role_definitions" SET "permissions" = array_append("permissions", 'streams.manage'), "version" = "version" + 1, "updated_at" = now()
  WHERE "name" IN ('OWNER', 'ADMIN', 'STAFF');
