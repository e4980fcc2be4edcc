CREATE TABLE "event_calendar_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "event_calendar_links_key" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"occurrence_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_reminders" (
	"occurrence_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "event_reminders_occurrence_id_kind_starts_at_pk" PRIMARY KEY("occurrence_id","kind","starts_at"),
	CONSTRAINT "event_reminders_kinds" CHECK ("event_reminders"."kind" IN ('day', 'hour'))
);
--> statement-breakpoint
CREATE TABLE "event_rsvps" (
	"occurrence_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"queued" integer,
	"answered_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"attended_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_rsvps_occurrence_id_user_id_pk" PRIMARY KEY("occurrence_id","user_id"),
	CONSTRAINT "event_rsvps_statuses" CHECK ("event_rsvps"."status" IN ('going', 'maybe', 'declined', 'waitlisted')),
	CONSTRAINT "event_rsvps_line" CHECK ("event_rsvps"."status" <> 'waitlisted' OR "event_rsvps"."queued" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "event_occurrences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"date" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"answers_until" timestamp (3) with time zone NOT NULL,
	"capacity" integer,
	"going" integer DEFAULT 0 NOT NULL,
	"maybe" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"queued" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"dropped" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"code" text NOT NULL,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recap_article_id" uuid,
	"listed" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"district" text,
	"audience" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_occurrences_once" UNIQUE("event_id","date"),
	CONSTRAINT "event_occurrences_room" CHECK ("event_occurrences"."capacity" IS NULL OR "event_occurrences"."going" <= "event_occurrences"."capacity"),
	CONSTRAINT "event_occurrences_times" CHECK ("event_occurrences"."ends_at" > "event_occurrences"."starts_at"),
	CONSTRAINT "event_occurrences_counts" CHECK ("event_occurrences"."going" >= 0 AND "event_occurrences"."maybe" >= 0 AND "event_occurrences"."waiting" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_hosts" (
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "event_hosts_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"cover" jsonb,
	"category" text NOT NULL,
	"starts_at" text NOT NULL,
	"zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"days" text[],
	"interval" integer DEFAULT 1 NOT NULL,
	"until" date,
	"place" jsonb NOT NULL,
	"capacity" integer,
	"deadline_minutes" integer,
	"audience" text[] NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_by" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "events_states" CHECK ("events"."state" IN ('draft', 'pending', 'published', 'cancelled')),
	CONSTRAINT "events_categories" CHECK ("events"."category" IN ('race', 'market', 'party', 'court', 'roleplay', 'meeting', 'training', 'charity')),
	CONSTRAINT "events_minutes" CHECK ("events"."minutes" BETWEEN 15 AND 4320),
	CONSTRAINT "events_repeat" CHECK (("events"."days" IS NULL) = ("events"."until" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "event_calendar_links" ADD CONSTRAINT "event_calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_occurrence_id_event_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_occurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_occurrence_id_event_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_occurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_occurrence_id_event_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_occurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_recap_article_id_articles_id_fk" FOREIGN KEY ("recap_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_messages_of_date" ON "event_messages" USING btree ("occurrence_id","at");--> statement-breakpoint
CREATE INDEX "event_messages_by_author" ON "event_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "event_rsvps_in_order" ON "event_rsvps" USING btree ("occurrence_id","answered_at","user_id");--> statement-breakpoint
CREATE INDEX "event_rsvps_by_status" ON "event_rsvps" USING btree ("occurrence_id","status","answered_at","user_id");--> statement-breakpoint
CREATE INDEX "event_rsvps_in_line" ON "event_rsvps" USING btree ("occurrence_id","queued") WHERE "event_rsvps"."status" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "event_rsvps_by_member" ON "event_rsvps" USING btree ("user_id","occurrence_id");--> statement-breakpoint
CREATE INDEX "event_occurrences_of_event" ON "event_occurrences" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_occurrences_in_order" ON "event_occurrences" USING btree ("starts_at","id") WHERE "event_occurrences"."listed";--> statement-breakpoint
CREATE INDEX "event_occurrences_by_category" ON "event_occurrences" USING btree ("category","starts_at","id") WHERE "event_occurrences"."listed";--> statement-breakpoint
CREATE INDEX "event_occurrences_by_district" ON "event_occurrences" USING btree ("district","starts_at","id") WHERE "event_occurrences"."listed";--> statement-breakpoint
CREATE INDEX "event_occurrences_waiting" ON "event_occurrences" USING btree ("starts_at") WHERE "event_occurrences"."waiting" > 0;--> statement-breakpoint
CREATE INDEX "event_occurrences_by_recap" ON "event_occurrences" USING btree ("recap_article_id") WHERE "event_occurrences"."recap_article_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_hosts_by_member" ON "event_hosts" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "events_proposed" ON "events" USING btree ("submitted_at","id") WHERE "events"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "events_by_maker" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "events_by_decider" ON "events" USING btree ("decided_by");
--> statement-breakpoint
-- Who goes, may come and waits is counted here, whoever writes or removes an answer. The constraint `event_occurrences_room` refuses one too many.
CREATE FUNCTION "count_event_guest"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" ELSE '' END;
  after text := CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" ELSE '' END;
BEGIN
  IF before <> after THEN
    UPDATE "event_occurrences" SET
      "going" = "going" + (after = 'going')::int - (before = 'going')::int,
      "maybe" = "maybe" + (after = 'maybe')::int - (before = 'maybe')::int,
      "waiting" = "waiting" + (after = 'waitlisted')::int - (before = 'waitlisted')::int
      WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."occurrence_id" ELSE NEW."occurrence_id" END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "event_rsvps_count" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "event_rsvps"
  FOR EACH ROW EXECUTE FUNCTION "count_event_guest"();
--> statement-breakpoint
-- Every process hears that a date is different: those who look at it are told.
CREATE FUNCTION "tell_event_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', NEW."id"::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "event_occurrences_tell" AFTER UPDATE ON "event_occurrences"
  FOR EACH ROW EXECUTE FUNCTION "tell_event_date"();
--> statement-breakpoint
CREATE TRIGGER "events_count_events" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('events');
--> statement-breakpoint
CREATE TRIGGER "event_occurrences_count_events" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event_occurrences"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('events');
--> statement-breakpoint
CREATE TRIGGER "event_hosts_count_events" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event_hosts"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('events');
--> statement-breakpoint
CREATE TRIGGER "events_inbox" AFTER DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('event-proposal', 'id');
--> statement-breakpoint
UPDATE "role_definitions" SET "permissions" = array_append("permissions", 'events.publish'), "version" = "version" + 1, "updated_at" = now()
  WHERE "name" IN ('OWNER', 'ADMIN', 'STAFF', 'EDITOR', 'AUTHOR');
