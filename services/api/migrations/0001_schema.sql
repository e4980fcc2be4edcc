-- The tables, as drizzle-kit wrote them. By hand: the key of article_slugs is deferrable, data_versions leaves room in its pages.
CREATE TABLE "install_steps" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"action" text NOT NULL,
	"actor" jsonb,
	"target" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"remove_after" timestamp (3) with time zone,
	CONSTRAINT "member_pictures_kinds" CHECK ("member_pictures"."kind" IN ('avatar', 'banner'))
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"folder" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"encrypted" boolean NOT NULL,
	"bucket" text,
	"failure" text,
	"error" text DEFAULT '' NOT NULL,
	"tested_at" timestamp (3) with time zone,
	CONSTRAINT "backups_statuses" CHECK ("backups"."status" IN ('done', 'failed')),
	CONSTRAINT "backups_failures" CHECK ("backups"."failure" IN ('no-room', 'not-writable', 'database', 'bucket', 'damaged', 'other')),
	CONSTRAINT "backups_failed_of" CHECK ("backups"."status" = 'done' OR "backups"."failure" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"about" text NOT NULL,
	"submission_id" uuid,
	"member_id" text,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "chat_messages_states" CHECK ("chat_messages"."state" IN ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "chat_role_reasons" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"member_id" text,
	"wanted" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"due_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "chat_roles_by_account" UNIQUE("account_id"),
	CONSTRAINT "chat_roles_states" CHECK ("chat_roles"."state" IN ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "article_reactions" (
	"article_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "article_reactions_article_id_member_id_pk" PRIMARY KEY("article_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"handle" text NOT NULL,
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "comment_mentions_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" uuid NOT NULL,
	"reporter_id" text NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"reason" text NOT NULL,
	"comment_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "comment_reports_comment_id_reporter_id_pk" PRIMARY KEY("comment_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid,
	"event_id" uuid,
	"parent_id" uuid,
	"reply_to_id" uuid,
	"author_id" text,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "comments_about_one" CHECK (num_nonnulls("comments"."article_id", "comments"."event_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"value" double precision,
	CONSTRAINT "daily_figures_figure_day_pk" PRIMARY KEY("figure","day")
);
--> statement-breakpoint
CREATE TABLE "deploy_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL,
	"remotes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"publish_only" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "deploy_tokens_by_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "doc_revisions" (
	"doc_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"editor_id" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doc_revisions_pk" PRIMARY KEY("doc_id","number")
);
--> statement-breakpoint
CREATE TABLE "doc_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"doc_id" uuid NOT NULL,
	"text" text,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doc_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"doc_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"body" jsonb NOT NULL,
	"body_text" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', search_form("title")), 'A') || setweight(to_tsvector('english', search_form("body_text")), 'C')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"seller_id" text,
	"of_city" boolean NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_text" text NOT NULL,
	"last_by_member" boolean NOT NULL,
	"member_read_at" timestamp (3) with time zone,
	"seller_read_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author_id" text,
	"by_member" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"listing_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"bidder_id" text,
	"maximum" bigint NOT NULL,
	"price" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "bids_listing_id_sequence_pk" PRIMARY KEY("listing_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"seller_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"price" bigint NOT NULL,
	"step" bigint,
	"hours" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"bids" integer DEFAULT 0 NOT NULL,
	"bid_price" bigint,
	"leader_id" text,
	"maximum" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "listings_kinds" CHECK ("listings"."kind" IN ('sale', 'rent', 'auction')),
	CONSTRAINT "listings_states" CHECK ("listings"."state" IN ('draft', 'active', 'reserved', 'sold', 'rented', 'expired', 'withdrawn')),
	CONSTRAINT "listings_money" CHECK ("listings"."price" > 0 AND ("listings"."step" IS NULL OR "listings"."step" > 0)),
	CONSTRAINT "listings_auction" CHECK (("listings"."kind" = 'auction') = ("listings"."step" IS NOT NULL)),
	CONSTRAINT "listings_published" CHECK ("listings"."state" IN ('draft', 'withdrawn') OR "listings"."ends_at" IS NOT NULL),
	CONSTRAINT "listings_bids" CHECK (("listings"."bids" = 0) = ("listings"."bid_price" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"buyer_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offers_states" CHECK ("offers"."state" IN ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "offers_money" CHECK ("offers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"guide_price" bigint NOT NULL,
	"garage" integer NOT NULL,
	"rooms" integer NOT NULL,
	"area" integer NOT NULL,
	"description" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner_id" text,
	"price" bigint NOT NULL,
	"offered_as" text,
	"listed_at" timestamp (3) with time zone,
	"is_let" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_form(code || ' ' || title || ' ' || address)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "properties_code" UNIQUE("code"),
	CONSTRAINT "properties_types" CHECK ("properties"."type" IN ('apartment', 'house', 'villa', 'houseboat', 'shop', 'office', 'warehouse', 'garage')),
	CONSTRAINT "properties_kinds" CHECK ("properties"."offered_as" IN ('sale', 'rent', 'auction')),
	CONSTRAINT "properties_money" CHECK ("properties"."guide_price" > 0 AND "properties"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "property_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price" bigint,
	"from_id" text,
	"to_id" text,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "property_events_kinds" CHECK ("property_events"."kind" IN ('registered', 'listed', 'withdrawn', 'expired', 'sold', 'rented', 'vacated', 'transferred'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"district" text,
	"type" text,
	"notify" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"member_id" text,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"tenancy_id" uuid,
	"due_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"seller_id" text,
	"buyer_id" text,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference" text,
	"problem" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settlements_states" CHECK ("settlements"."state" IN ('pending', 'confirmed', 'cancelled', 'disputed')),
	CONSTRAINT "settlements_money" CHECK ("settlements"."amount" > 0),
	CONSTRAINT "settlements_rent" CHECK (("settlements"."tenancy_id" IS NULL) = ("settlements"."due_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "tenancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"landlord_id" text,
	"tenant_id" text,
	"rent" bigint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"next_due_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tenancies_states" CHECK ("tenancies"."state" IN ('active', 'ended')),
	CONSTRAINT "tenancies_money" CHECK ("tenancies"."rent" > 0),
	CONSTRAINT "tenancies_ended" CHECK ("tenancies"."state" = 'active' OR "tenancies"."ends_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"guest_id" text,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "viewings_minutes" CHECK ("viewings"."minutes" BETWEEN 10 AND 120)
);
--> statement-breakpoint
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
	"move_unannounced" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "event_host_invitations" (
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "event_host_invitations_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
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
CREATE TABLE "feed_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"author_id" text,
	"pin_slot" smallint,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"source" text,
	CONSTRAINT "feed_items_source_key" UNIQUE("source"),
	CONSTRAINT "feed_items_pin_slot_key" UNIQUE("pin_slot"),
	CONSTRAINT "feed_items_pin_slots" CHECK ("feed_items"."pin_slot" BETWEEN 1 AND 3)
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"form_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_versions_form_id_number_pk" PRIMARY KEY("form_id","number")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'general' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"definition" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"changed" boolean DEFAULT true NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forms_slug_key" UNIQUE("slug"),
	CONSTRAINT "forms_kinds" CHECK ("forms"."kind" IN ('whitelist', 'staff', 'appeal', 'general')),
	CONSTRAINT "forms_states" CHECK ("forms"."state" IN ('draft', 'open', 'closed')),
	CONSTRAINT "forms_open_are_published" CHECK ("forms"."state" = 'draft' OR "forms"."published_version" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "game_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_nonces" (
	"key_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "game_nonces_key_id_nonce_pk" PRIMARY KEY("key_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "game_properties" (
	"code" text PRIMARY KEY NOT NULL,
	"owner" text,
	"data" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_status" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"players" integer NOT NULL,
	"slots" integer NOT NULL,
	"queue" integer NOT NULL,
	"connect" text,
	"maintenance" boolean NOT NULL,
	"resource" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_status_once" CHECK ("game_status"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"linked_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "identities_of_member" UNIQUE("user_id","provider"),
	CONSTRAINT "identities_by_subject" UNIQUE("subject"),
	CONSTRAINT "identities_providers" CHECK ("identities"."provider" IN ('discord', 'game'))
);
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_codes_by_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "whitelist_entries" (
	"identifier" text PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"seq" bigint NOT NULL,
	"user_id" text,
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whitelisted_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"href" text NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"about_id" text,
	"not_for" text[] DEFAULT '{}' NOT NULL,
	"assignee_id" text,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"snoozed_by" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inbox_items_subject_key" UNIQUE("kind","subject"),
	CONSTRAINT "inbox_items_claims_end" CHECK (("inbox_items"."claimed_by" IS NULL) OR ("inbox_items"."claimed_until" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" text,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"forms" jsonb NOT NULL,
	"avif_due" timestamp (3) with time zone DEFAULT now(),
	"avif_attempts" smallint DEFAULT 0 NOT NULL,
	"remove_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_form(name || ' ' || alt)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"media_id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	CONSTRAINT "media_uses_media_id_owner_kind_owner_id_pk" PRIMARY KEY("media_id","owner_kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punishment_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"punishment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "punishment_appeals_once" UNIQUE("punishment_id"),
	CONSTRAINT "punishment_appeals_states" CHECK ("punishment_appeals"."state" IN ('open', 'granted', 'rejected', 'closed')),
	CONSTRAINT "punishment_appeals_decided" CHECK (("punishment_appeals"."decided_at" IS NULL) = ("punishment_appeals"."state" = 'open'))
);
--> statement-breakpoint
CREATE TABLE "punishments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"reason" text NOT NULL,
	"rule_id" text,
	"rule_revision" integer,
	"imposed_by" text,
	"starts_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"over_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lift_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "punishments_kinds" CHECK ("punishments"."kind" IN ('warning', 'restriction', 'suspension', 'ban')),
	CONSTRAINT "punishments_states" CHECK ("punishments"."state" IN ('active', 'appealed', 'ended', 'lifted')),
	CONSTRAINT "punishments_over" CHECK (("punishments"."over_at" IS NULL) = ("punishments"."state" IN ('active', 'appealed'))),
	CONSTRAINT "punishments_rule" CHECK (("punishments"."rule_id" IS NULL) = ("punishments"."rule_revision" IS NULL)),
	CONSTRAINT "punishments_suspensions_end" CHECK ("punishments"."kind" <> 'suspension' OR "punishments"."ends_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"user_id" text NOT NULL,
	"article_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_reads_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"details" jsonb,
	"editor_id" text,
	"begun_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"restored_from" integer,
	"seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "article_revisions_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"category" text NOT NULL,
	"pinned" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_tags_article_id_tag_pk" PRIMARY KEY("article_id","tag")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"body_text" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cover_media_id" uuid,
	"cover_alt" text,
	"cover" jsonb,
	"comments_open" boolean DEFAULT true NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"pin_slot" smallint,
	"author_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', search_form(title)), 'A') || setweight(to_tsvector('english', search_form(summary)), 'B') || setweight(to_tsvector('english', search_form(body_text)), 'C')) STORED,
	CONSTRAINT "articles_slug_key" UNIQUE("slug"),
	CONSTRAINT "articles_pin_slot_key" UNIQUE("pin_slot"),
	CONSTRAINT "articles_states" CHECK ("articles"."state" IN ('draft', 'in_review', 'scheduled', 'published', 'archived')),
	CONSTRAINT "articles_scheduled_have_an_instant" CHECK ("articles"."state" <> 'scheduled' OR "articles"."publish_at" IS NOT NULL),
	CONSTRAINT "articles_published_have_an_instant" CHECK ("articles"."state" <> 'published' OR "articles"."published_at" IS NOT NULL),
	CONSTRAINT "articles_pins" CHECK ("articles"."pin_slot" IS NULL OR ("articles"."pin_slot" BETWEEN 1 AND 3 AND "articles"."state" = 'published'))
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
CREATE TABLE "notification_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"actor_id" text,
	"recipient_id" text,
	"audience" text,
	"excluded_user_ids" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"zone" text,
	"href" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"fanout_cursor" text DEFAULT '' NOT NULL,
	"fanout_ended_at" timestamp (3) with time zone,
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
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_exports_states" CHECK ("data_exports"."state" IN ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "release_failures" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" text NOT NULL,
	"message" text NOT NULL,
	"file" text,
	"line" integer,
	"column" integer,
	"route" text,
	"browser" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_failures_remote_version_fingerprint_pk" PRIMARY KEY("remote","version","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "release_outcomes" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_outcomes_remote_version_minute_outcome_pk" PRIMARY KEY("remote","version","minute","outcome")
);
--> statement-breakpoint
CREATE TABLE "release_reporters" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"network" text NOT NULL,
	"failed" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_reporters_remote_version_network_pk" PRIMARY KEY("remote","version","network")
);
--> statement-breakpoint
CREATE TABLE "registry_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"registry" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint NOT NULL,
	"place" text,
	CONSTRAINT "registry_state_has_one_row" CHECK ("registry_state"."only")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"digest" text NOT NULL,
	"description" jsonb NOT NULL,
	"announced_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" jsonb,
	"published_with" uuid,
	"approved_at" timestamp (3) with time zone,
	"demoted_at" timestamp (3) with time zone,
	CONSTRAINT "releases_by_version" UNIQUE("remote","version")
);
--> statement-breakpoint
CREATE TABLE "served_remotes" (
	"remote" text PRIMARY KEY NOT NULL,
	"live" text,
	"live_since" timestamp (3) with time zone,
	"previous" text,
	"canary" text,
	"canary_share" real,
	"canary_since" timestamp (3) with time zone,
	"staff" text,
	"staff_since" timestamp (3) with time zone,
	"floor" text,
	"floor_at" timestamp (3) with time zone,
	"off_at" timestamp (3) with time zone,
	"bundled" text,
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" jsonb NOT NULL,
	CONSTRAINT "served_remotes_canary_has_share" CHECK (("served_remotes"."canary" IS NULL) = ("served_remotes"."canary_share" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "role_definitions" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'own' NOT NULL,
	"colour" text NOT NULL,
	"position" integer NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_claims" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"code_hash" text,
	"claimed_at" timestamp (3) with time zone,
	"claimed_by" text,
	CONSTRAINT "site_claims_one_row" CHECK ("site_claims"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_troubles" (
	"trouble" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_troubles_known" CHECK ("site_troubles"."trouble" IN ('backups', 'disk', 'jobs', 'deliveries'))
);
--> statement-breakpoint
CREATE TABLE "site_configuration" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"configuration" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_configuration_one_row" CHECK ("site_configuration"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"configuration" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"author_id" text,
	"kind" text NOT NULL,
	"from_number" integer,
	"note" text DEFAULT '' NOT NULL,
	"changed" text[] NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interviewer_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"submission_id" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "interview_slots_one_of_submission" UNIQUE("submission_id"),
	CONSTRAINT "interview_slots_last" CHECK ("interview_slots"."ends_at" > "interview_slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "approval_steps" (
	"submission_id" uuid NOT NULL,
	"step" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"effect" text,
	"done_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "approval_steps_submission_id_step_pk" PRIMARY KEY("submission_id","step"),
	CONSTRAINT "approval_steps_names" CHECK ("approval_steps"."step" IN ('role', 'whitelist', 'chat', 'notify')),
	CONSTRAINT "approval_steps_states" CHECK ("approval_steps"."state" IN ('waiting', 'running', 'done', 'skipped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "review_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_scores" (
	"submission_id" uuid NOT NULL,
	"reviewer_id" text NOT NULL,
	"scores" jsonb NOT NULL,
	"first_scores" jsonb,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "review_scores_submission_id_reviewer_id_pk" PRIMARY KEY("submission_id","reviewer_id")
);
--> statement-breakpoint
CREATE TABLE "submission_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"gives" jsonb,
	"decider_id" text,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"state_before" text NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"final_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "submission_decisions_final_or_undone" CHECK ("submission_decisions"."final_at" IS NULL OR "submission_decisions"."undone_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "submission_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_id" text,
	"text" text,
	"internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"author_id" text,
	"from_staff" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"form_version" integer NOT NULL,
	"applicant_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"public_state" text DEFAULT 'draft' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answers_before" jsonb,
	"quiz" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"assignee_id" text,
	"decided_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"appeal_text" text,
	"appealed_at" timestamp (3) with time zone,
	"applicant_name" text DEFAULT '' NOT NULL,
	"applicant_handle" text DEFAULT '' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "submissions_attempt_key" UNIQUE("applicant_id","form_id","attempt"),
	CONSTRAINT "submissions_states" CHECK ("submissions"."state" IN ('draft', 'submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'approved', 'denied', 'withdrawn', 'expired', 'revoked', 'appealed')),
	CONSTRAINT "submissions_public_states" CHECK ("submissions"."public_state" IN ('draft', 'submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'approved', 'denied', 'withdrawn', 'expired', 'revoked', 'appealed')),
	CONSTRAINT "submissions_queued_have_instants" CHECK ("submissions"."state" NOT IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed') OR ("submissions"."submitted_at" IS NOT NULL AND "submissions"."due_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "role_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "role_assignments_once" UNIQUE("user_id","role","source")
);
--> statement-breakpoint
CREATE TABLE "closed_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_hash" text NOT NULL,
	"handle_hash" text NOT NULL,
	"closed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "closed_accounts_by_handle" UNIQUE("handle_hash")
);
--> statement-breakpoint
CREATE TABLE "former_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"left_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"browser" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "member_sessions_once" UNIQUE("user_id","signed_in_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean,
	"full_name" text NOT NULL,
	"username" text NOT NULL,
	"avatar_url" text,
	"avatar_path" text,
	"banner_path" text,
	"picture_asked_at" timestamp (3) with time zone,
	"bio" text DEFAULT '' NOT NULL,
	"pronouns" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"listed_on_team" boolean DEFAULT true NOT NULL,
	"visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"profile_known" boolean DEFAULT true NOT NULL,
	"identity_synced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"account_state" text DEFAULT 'active' NOT NULL,
	"account_until" timestamp (3) with time zone,
	"account_reason" text,
	"sessions_ended_at" timestamp (3) with time zone,
	"others_ended_at" timestamp (3) with time zone,
	"kept_sign_in_at" timestamp (3) with time zone,
	"deletion_due_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_form(full_name || ' @' || username || ' ' || email || ' ' || id)) STORED NOT NULL,
	"name_form" text GENERATED ALWAYS AS (search_form(full_name || ' ' || username)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"topic" text NOT NULL,
	"slot" bigint GENERATED ALWAYS AS IDENTITY (sequence name "data_versions_slot_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changes" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "data_versions_pk" PRIMARY KEY("topic","slot")
) WITH (fillfactor = 20);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller_id" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_id_key_pk" PRIMARY KEY("caller_id","key")
);
--> statement-breakpoint
ALTER TABLE "member_pictures" ADD CONSTRAINT "member_pictures_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_role_reasons" ADD CONSTRAINT "chat_role_reasons_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_role_reasons" ADD CONSTRAINT "chat_role_reasons_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_roles" ADD CONSTRAINT "chat_roles_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_reactions" ADD CONSTRAINT "article_reactions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "doc_revisions" ADD CONSTRAINT "doc_revisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "doc_revisions" ADD CONSTRAINT "doc_revisions_doc_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "doc_rules" ADD CONSTRAINT "doc_rules_page_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."docs"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "doc_slugs" ADD CONSTRAINT "doc_slugs_doc_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "docs" ADD CONSTRAINT "docs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."docs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_calendar_links" ADD CONSTRAINT "event_calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_occurrence_id_event_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_occurrences"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_occurrence_id_event_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_occurrences"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_occurrence_id_event_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."event_occurrences"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_recap_article_id_articles_id_fk" FOREIGN KEY ("recap_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_host_invitations" ADD CONSTRAINT "event_host_invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_host_invitations" ADD CONSTRAINT "event_host_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_hosts" ADD CONSTRAINT "event_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "whitelist_entries" ADD CONSTRAINT "whitelist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "whitelisted_members" ADD CONSTRAINT "whitelisted_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_snoozed_by_users_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punishment_appeals" ADD CONSTRAINT "punishment_appeals_punishment_id_punishments_id_fk" FOREIGN KEY ("punishment_id") REFERENCES "public"."punishments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punishment_appeals" ADD CONSTRAINT "punishment_appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punishments" ADD CONSTRAINT "punishments_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punishments" ADD CONSTRAINT "punishments_imposed_by_users_id_fk" FOREIGN KEY ("imposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punishments" ADD CONSTRAINT "punishments_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_claims" ADD CONSTRAINT "site_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_subscriptions" ADD CONSTRAINT "stream_subscriptions_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_figures" ADD CONSTRAINT "stream_figures_session_id_stream_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."stream_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_sessions" ADD CONSTRAINT "stream_sessions_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_slots" ADD CONSTRAINT "stream_slots_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_follows" ADD CONSTRAINT "stream_follows_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_follows" ADD CONSTRAINT "stream_follows_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_streamer_id_streamers_id_fk" FOREIGN KEY ("streamer_id") REFERENCES "public"."streamers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stream_reports" ADD CONSTRAINT "stream_reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streamers" ADD CONSTRAINT "streamers_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "streamers" ADD CONSTRAINT "streamers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interviewer_id_users_id_fk" FOREIGN KEY ("interviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_steps" ADD CONSTRAINT "approval_steps_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_scores" ADD CONSTRAINT "review_scores_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_scores" ADD CONSTRAINT "review_scores_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_messages" ADD CONSTRAINT "submission_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_messages" ADD CONSTRAINT "submission_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_version_fk" FOREIGN KEY ("form_id","form_version") REFERENCES "public"."form_versions"("form_id","number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_assignments" ADD CONSTRAINT "role_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_assignments" ADD CONSTRAINT "role_assignments_role_role_definitions_name_fk" FOREIGN KEY ("role") REFERENCES "public"."role_definitions"("name") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_handles" ADD CONSTRAINT "former_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree (lower("actor"->>'username'),"at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_kind" ON "audit_entries" USING btree (("target"->>'type'),"at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_label" ON "audit_entries" USING btree (search_key("target"->>'label'),"at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_target" ON "audit_entries" USING btree (("target"->>'type'),("target"->>'id'),"at","id");
--> statement-breakpoint
CREATE INDEX "member_pictures_by_member" ON "member_pictures" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "member_pictures_to_remove" ON "member_pictures" USING btree ("remove_after") WHERE "member_pictures"."remove_after" IS NOT NULL OR "member_pictures"."member_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "chat_messages_due" ON "chat_messages" USING btree ("due_at") WHERE "chat_messages"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "chat_messages_settled" ON "chat_messages" USING btree ("settled_at") WHERE "chat_messages"."state" <> 'waiting';
--> statement-breakpoint
CREATE INDEX "chat_messages_by_submission" ON "chat_messages" USING btree ("submission_id");
--> statement-breakpoint
CREATE INDEX "chat_messages_by_member" ON "chat_messages" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "chat_role_reasons_by_member" ON "chat_role_reasons" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "chat_roles_by_member" ON "chat_roles" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "chat_roles_due" ON "chat_roles" USING btree ("due_at") WHERE "chat_roles"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "article_reactions_by_member" ON "article_reactions" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "article_reactions_by_kind" ON "article_reactions" USING btree ("article_id","kind","created_at","member_id");
--> statement-breakpoint
CREATE INDEX "comment_mentions_by_member" ON "comment_mentions" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "comment_reports_by_reporter" ON "comment_reports" USING btree ("reporter_id");
--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("comment_id") WHERE "comment_reports"."settled_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "comment_reports_with_text" ON "comment_reports" USING btree ("settled_at") WHERE "comment_reports"."settled_at" IS NOT NULL AND "comment_reports"."comment_text" <> '';
--> statement-breakpoint
CREATE INDEX "comments_by_event" ON "comments" USING btree ("event_id","created_at","id") WHERE "comments"."event_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "comments_by_article" ON "comments" USING btree ("article_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "comments_below" ON "comments" USING btree ("parent_id","created_at","id") WHERE "comments"."parent_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "comments_first_of_article" ON "comments" USING btree ("article_id","created_at","id") WHERE "comments"."parent_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "comments_first_of_event" ON "comments" USING btree ("event_id","created_at","id") WHERE "comments"."parent_id" IS NULL AND "comments"."event_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "comments_by_author" ON "comments" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "comments_of_author" ON "comments" USING btree ("author_id","created_at","id") WHERE "comments"."state" = 'shown';
--> statement-breakpoint
CREATE INDEX "comments_by_remover" ON "comments" USING btree ("removed_by") WHERE "comments"."removed_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree ("created_at","id") WHERE "comments"."state" = 'held';
--> statement-breakpoint
CREATE INDEX "doc_revisions_by_editor" ON "doc_revisions" USING btree ("editor_id");
--> statement-breakpoint
CREATE INDEX "doc_rules_by_doc" ON "doc_rules" USING btree ("doc_id");
--> statement-breakpoint
CREATE INDEX "doc_rules_by_words" ON "doc_rules" USING gin (to_tsvector('english', search_form(coalesce("text", ''))));
--> statement-breakpoint
CREATE UNIQUE INDEX "docs_slug_key" ON "docs" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "docs_by_parent" ON "docs" USING btree ("parent_id","position");
--> statement-breakpoint
CREATE INDEX "docs_by_words" ON "docs" USING gin ("search");
--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_of" ON "inquiries" USING btree ("listing_id","member_id");
--> statement-breakpoint
CREATE INDEX "inquiries_by_member" ON "inquiries" USING btree ("member_id","last_at","id");
--> statement-breakpoint
CREATE INDEX "inquiries_by_seller" ON "inquiries" USING btree ("seller_id","last_at","id") WHERE "inquiries"."seller_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inquiries_of_city" ON "inquiries" USING btree ("last_at","id") WHERE "inquiries"."of_city";
--> statement-breakpoint
CREATE INDEX "inquiry_messages_of" ON "inquiry_messages" USING btree ("inquiry_id","at","id");
--> statement-breakpoint
CREATE INDEX "inquiry_messages_by_author" ON "inquiry_messages" USING btree ("author_id") WHERE "inquiry_messages"."author_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "bids_by_bidder" ON "bids" USING btree ("bidder_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "listings_open" ON "listings" USING btree ("property_id") WHERE "listings"."state" IN ('active', 'reserved');
--> statement-breakpoint
CREATE INDEX "listings_of" ON "listings" USING btree ("property_id","created_at");
--> statement-breakpoint
CREATE INDEX "listings_by_seller" ON "listings" USING btree ("seller_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "listings_by_leader" ON "listings" USING btree ("leader_id") WHERE "listings"."leader_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "listings_to_end" ON "listings" USING btree ("ends_at") WHERE "listings"."state" = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_pending" ON "offers" USING btree ("listing_id","buyer_id") WHERE "offers"."state" = 'pending';
--> statement-breakpoint
CREATE INDEX "offers_of" ON "offers" USING btree ("listing_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "offers_by_buyer" ON "offers" USING btree ("buyer_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "offers_to_expire" ON "offers" USING btree ("expires_at") WHERE "offers"."state" = 'pending';
--> statement-breakpoint
CREATE INDEX "properties_by_price" ON "properties" USING btree ("price","id");
--> statement-breakpoint
CREATE INDEX "properties_by_district" ON "properties" USING btree ("district","price","id");
--> statement-breakpoint
CREATE INDEX "properties_by_type" ON "properties" USING btree ("type","price","id");
--> statement-breakpoint
CREATE INDEX "properties_offered" ON "properties" USING btree ("price","id") WHERE "properties"."offered_as" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "properties_offered_as" ON "properties" USING btree ("offered_as","price","id") WHERE "properties"."offered_as" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "properties_offered_newest" ON "properties" USING btree ("listed_at","id") WHERE "properties"."offered_as" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "properties_offered_as_newest" ON "properties" USING btree ("offered_as","listed_at","id") WHERE "properties"."offered_as" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "properties_by_age" ON "properties" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "properties_by_owner" ON "properties" USING btree ("owner_id","code") WHERE "properties"."owner_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "property_events_of" ON "property_events" USING btree ("property_id","at","id");
--> statement-breakpoint
CREATE INDEX "property_events_from" ON "property_events" USING btree ("from_id") WHERE "property_events"."from_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "property_events_to" ON "property_events" USING btree ("to_id") WHERE "property_events"."to_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "saved_searches_of" ON "saved_searches" USING btree ("member_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "saved_searches_to_tell" ON "saved_searches" USING btree ("district","type") WHERE "saved_searches"."notify";
--> statement-breakpoint
CREATE INDEX "ledger_lines_of" ON "ledger_lines" USING btree ("settlement_id");
--> statement-breakpoint
CREATE INDEX "ledger_lines_by_member" ON "ledger_lines" USING btree ("member_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_deal_waiting" ON "settlements" USING btree ("listing_id") WHERE "settlements"."state" IN ('pending', 'disputed') AND "settlements"."tenancy_id" IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_rents" ON "settlements" USING btree ("tenancy_id","due_at");
--> statement-breakpoint
CREATE INDEX "settlements_rents_waiting" ON "settlements" USING btree ("due_at") WHERE "settlements"."state" IN ('pending', 'disputed') AND "settlements"."tenancy_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "settlements_of" ON "settlements" USING btree ("property_id","created_at");
--> statement-breakpoint
CREATE INDEX "settlements_open" ON "settlements" USING btree ("created_at","id") WHERE "settlements"."state" IN ('pending', 'disputed') OR "settlements"."problem" <> '';
--> statement-breakpoint
CREATE INDEX "settlements_by_buyer" ON "settlements" USING btree ("buyer_id","created_at");
--> statement-breakpoint
CREATE INDEX "settlements_by_seller" ON "settlements" USING btree ("seller_id","created_at");
--> statement-breakpoint
CREATE INDEX "settlements_problems" ON "settlements" USING btree ("created_at","id") WHERE "settlements"."problem" <> '';
--> statement-breakpoint
CREATE INDEX "settlements_by_state" ON "settlements" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "settlements_by_decider" ON "settlements" USING btree ("decided_by") WHERE "settlements"."decided_by" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_active" ON "tenancies" USING btree ("property_id") WHERE "tenancies"."state" = 'active';
--> statement-breakpoint
CREATE INDEX "tenancies_of" ON "tenancies" USING btree ("property_id","started_at");
--> statement-breakpoint
CREATE INDEX "tenancies_by_tenant" ON "tenancies" USING btree ("tenant_id","state","started_at","id");
--> statement-breakpoint
CREATE INDEX "tenancies_by_landlord" ON "tenancies" USING btree ("landlord_id","state","started_at","id");
--> statement-breakpoint
CREATE INDEX "tenancies_by_listing" ON "tenancies" USING btree ("listing_id");
--> statement-breakpoint
CREATE INDEX "tenancies_to_ask" ON "tenancies" USING btree ("next_due_at") WHERE "tenancies"."state" = 'active';
--> statement-breakpoint
CREATE INDEX "tenancies_to_end" ON "tenancies" USING btree ("ends_at") WHERE "tenancies"."state" = 'active' AND "tenancies"."ends_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_of" ON "viewings" USING btree ("listing_id","starts_at");
--> statement-breakpoint
CREATE INDEX "viewings_by_guest" ON "viewings" USING btree ("guest_id","starts_at") WHERE "viewings"."guest_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "viewings_to_remind" ON "viewings" USING btree ("starts_at") WHERE "viewings"."guest_id" IS NOT NULL AND "viewings"."reminded_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "event_messages_of_date" ON "event_messages" USING btree ("occurrence_id","at");
--> statement-breakpoint
CREATE INDEX "event_messages_by_author" ON "event_messages" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "event_rsvps_in_order" ON "event_rsvps" USING btree ("occurrence_id","answered_at","user_id");
--> statement-breakpoint
CREATE INDEX "event_rsvps_by_status" ON "event_rsvps" USING btree ("occurrence_id","status","answered_at","user_id");
--> statement-breakpoint
CREATE INDEX "event_rsvps_in_line" ON "event_rsvps" USING btree ("occurrence_id","queued") WHERE "event_rsvps"."status" = 'waitlisted';
--> statement-breakpoint
CREATE INDEX "event_rsvps_by_member" ON "event_rsvps" USING btree ("user_id","occurrence_id");
--> statement-breakpoint
CREATE INDEX "event_occurrences_of_event" ON "event_occurrences" USING btree ("event_id","starts_at");
--> statement-breakpoint
CREATE INDEX "event_occurrences_in_order" ON "event_occurrences" USING btree ("starts_at","id") WHERE "event_occurrences"."listed";
--> statement-breakpoint
CREATE INDEX "event_occurrences_by_category" ON "event_occurrences" USING btree ("category","starts_at","id") WHERE "event_occurrences"."listed";
--> statement-breakpoint
CREATE INDEX "event_occurrences_by_district" ON "event_occurrences" USING btree ("district","starts_at","id") WHERE "event_occurrences"."listed";
--> statement-breakpoint
CREATE INDEX "event_occurrences_waiting" ON "event_occurrences" USING btree ("starts_at") WHERE "event_occurrences"."waiting" > 0;
--> statement-breakpoint
CREATE INDEX "event_occurrences_by_recap" ON "event_occurrences" USING btree ("recap_article_id") WHERE "event_occurrences"."recap_article_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "event_host_invitations_by_member" ON "event_host_invitations" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "event_hosts_by_member" ON "event_hosts" USING btree ("user_id","event_id");
--> statement-breakpoint
CREATE INDEX "events_proposed" ON "events" USING btree ("submitted_at","id") WHERE "events"."state" = 'pending';
--> statement-breakpoint
CREATE INDEX "events_by_maker" ON "events" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "events_by_decider" ON "events" USING btree ("decided_by");
--> statement-breakpoint
CREATE INDEX "events_by_words" ON "events" USING gin (to_tsvector('english', search_form("title" || ' ' || "summary")));
--> statement-breakpoint
CREATE INDEX "events_by_title" ON "events" USING gin (to_tsvector('english', search_form("title")));
--> statement-breakpoint
CREATE INDEX "feed_items_by_author" ON "feed_items" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "feed_items_in_order" ON "feed_items" USING btree (("pin_slot" IS NOT NULL),"published_at","id");
--> statement-breakpoint
CREATE INDEX "form_versions_by_publisher" ON "form_versions" USING btree ("published_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "forms_whitelist_key" ON "forms" USING btree ("kind") WHERE "forms"."kind" = 'whitelist';
--> statement-breakpoint
CREATE INDEX "forms_by_change" ON "forms" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "forms_open" ON "forms" USING btree ("title") WHERE "forms"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "game_nonces_by_time" ON "game_nonces" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "game_properties_by_owner" ON "game_properties" USING btree ("owner");
--> statement-breakpoint
CREATE INDEX "link_codes_by_expiry" ON "link_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "whitelist_entries_by_seq" ON "whitelist_entries" USING btree ("seq");
--> statement-breakpoint
CREATE INDEX "whitelist_entries_by_member" ON "whitelist_entries" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "inbox_items_open" ON "inbox_items" USING btree ("kind","due_at","id","snoozed_until","about_id") WHERE "inbox_items"."closed_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_unassigned" ON "inbox_items" USING btree ("kind","due_at","id","claimed_until","snoozed_until") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."assignee_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_snoozed" ON "inbox_items" USING btree ("kind","due_at","id","snoozed_until") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."snoozed_until" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_assigned" ON "inbox_items" USING btree ("assignee_id","kind","due_at","id") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."assignee_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_claimed" ON "inbox_items" USING btree ("claimed_by","kind","due_at","id") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."claimed_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_closed" ON "inbox_items" USING btree ("closed_at") WHERE "inbox_items"."closed_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_by_about" ON "inbox_items" USING btree ("about_id") WHERE "inbox_items"."about_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_by_assignee" ON "inbox_items" USING btree ("assignee_id") WHERE "inbox_items"."assignee_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_by_claimed" ON "inbox_items" USING btree ("claimed_by") WHERE "inbox_items"."claimed_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_by_snoozed" ON "inbox_items" USING btree ("snoozed_by") WHERE "inbox_items"."snoozed_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "inbox_items_by_closed" ON "inbox_items" USING btree ("closed_by") WHERE "inbox_items"."closed_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "media_by_uploader" ON "media" USING btree ("uploader_id");
--> statement-breakpoint
CREATE INDEX "media_by_time" ON "media" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "media_avif_due" ON "media" USING btree ("avif_due") WHERE "media"."avif_due" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "media_to_remove" ON "media" USING btree ("remove_after") WHERE "media"."remove_after" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "media_uses_by_owner" ON "media_uses" USING btree ("owner_kind","owner_id");
--> statement-breakpoint
CREATE INDEX "member_notes_of_member" ON "member_notes" USING btree ("member_id","at","id");
--> statement-breakpoint
CREATE INDEX "member_notes_by_author" ON "member_notes" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "punishment_appeals_open" ON "punishment_appeals" USING btree ("at","id") WHERE "punishment_appeals"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "punishment_appeals_by_decider" ON "punishment_appeals" USING btree ("decided_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "punishments_one_in_force" ON "punishments" USING btree ("member_id","kind") WHERE "punishments"."state" IN ('active', 'appealed') AND "punishments"."kind" <> 'warning';
--> statement-breakpoint
CREATE INDEX "punishments_of_member" ON "punishments" USING btree ("member_id","starts_at","id");
--> statement-breakpoint
CREATE INDEX "punishments_due" ON "punishments" USING btree ("ends_at") WHERE "punishments"."state" IN ('active', 'appealed') AND "punishments"."ends_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "punishments_by_imposer" ON "punishments" USING btree ("imposed_by");
--> statement-breakpoint
CREATE INDEX "punishments_by_lifter" ON "punishments" USING btree ("lifted_by");
--> statement-breakpoint
CREATE INDEX "article_reads_by_article" ON "article_reads" USING btree ("article_id");
--> statement-breakpoint
CREATE INDEX "article_reads_by_time" ON "article_reads" USING btree ("read_at");
--> statement-breakpoint
CREATE INDEX "article_revisions_by_editor" ON "article_revisions" USING btree ("editor_id");
--> statement-breakpoint
CREATE INDEX "article_slugs_by_article" ON "article_slugs" USING btree ("article_id");
--> statement-breakpoint
CREATE INDEX "article_tags_in_order" ON "article_tags" USING btree ("tag","pinned","published_at","article_id");
--> statement-breakpoint
CREATE INDEX "article_tags_by_category" ON "article_tags" USING btree ("tag","category","pinned","published_at","article_id");
--> statement-breakpoint
CREATE INDEX "articles_in_order" ON "articles" USING btree (("pin_slot" IS NOT NULL),"published_at","id") WHERE "articles"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("category",("pin_slot" IS NOT NULL),"published_at","id") WHERE "articles"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "articles_by_time" ON "articles" USING btree ("published_at","id") WHERE "articles"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "articles_by_words" ON "articles" USING gin ("search") WHERE "articles"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING gin (to_tsvector('english', search_form("title"))) WHERE "articles"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("publish_at") WHERE "articles"."state" = 'scheduled';
--> statement-breakpoint
CREATE INDEX "articles_by_change" ON "articles" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "articles_by_state" ON "articles" USING btree ("state","updated_at","id");
--> statement-breakpoint
CREATE INDEX "articles_by_author" ON "articles" USING btree ("author_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "articles_by_author_and_state" ON "articles" USING btree ("author_id","state","updated_at","id");
--> statement-breakpoint
CREATE INDEX "articles_unpublished_by_words" ON "articles" USING gin ("search") WHERE "articles"."state" <> 'published';
--> statement-breakpoint
CREATE INDEX "articles_of_author" ON "articles" USING btree ("author_id","published_at","id") WHERE "articles"."state" = 'published';
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
CREATE INDEX "push_subscriptions_by_member" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notification_events_untold" ON "notification_events" USING btree ("created_at","id") WHERE "notification_events"."fanout_ended_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "notification_events_by_subject" ON "notification_events" USING btree ("subject","type");
--> statement-breakpoint
CREATE INDEX "notification_events_by_time" ON "notification_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notifications_by_member" ON "notifications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE "notifications"."read_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING brin ("created_at");
--> statement-breakpoint
CREATE INDEX "notifications_by_reading" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_waiting" ON "data_exports" USING btree ("member_id") WHERE "data_exports"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "data_exports_by_member" ON "data_exports" USING btree ("member_id","requested_at");
--> statement-breakpoint
CREATE INDEX "data_exports_by_expiry" ON "data_exports" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "release_failures_by_last" ON "release_failures" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "release_reporters_by_time" ON "release_reporters" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "site_claims_by_member" ON "site_claims" USING btree ("claimed_by");
--> statement-breakpoint
CREATE INDEX "site_drafts_by_expiry" ON "site_drafts" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "site_versions_by_author" ON "site_versions" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "stream_messages_by_time" ON "stream_messages" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "stream_figures_by_time" ON "stream_figures" USING brin ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "stream_sessions_one_live" ON "stream_sessions" USING btree ("streamer_id") WHERE "stream_sessions"."state" = 'live';
--> statement-breakpoint
CREATE INDEX "stream_sessions_live" ON "stream_sessions" USING btree ("started_at","id") WHERE "stream_sessions"."state" = 'live';
--> statement-breakpoint
CREATE INDEX "stream_sessions_of_streamer" ON "stream_sessions" USING btree ("streamer_id","started_at");
--> statement-breakpoint
CREATE INDEX "stream_slots_of_streamer" ON "stream_slots" USING btree ("streamer_id");
--> statement-breakpoint
CREATE INDEX "stream_slots_removed" ON "stream_slots" USING btree ("removed_at") WHERE "stream_slots"."removed_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "stream_follows_by_member" ON "stream_follows" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX "stream_follows_in_order" ON "stream_follows" USING btree ("streamer_id","at","member_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "stream_reports_one_open" ON "stream_reports" USING btree ("streamer_id","reporter_id") WHERE "stream_reports"."settled_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "stream_reports_by_reporter" ON "stream_reports" USING btree ("reporter_id");
--> statement-breakpoint
CREATE INDEX "stream_reports_by_settler" ON "stream_reports" USING btree ("settled_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "streamers_channel" ON "streamers" USING btree ("platform","channel") WHERE "streamers"."state" <> 'retired';
--> statement-breakpoint
CREATE INDEX "streamers_in_order" ON "streamers" USING btree ("state","applied_at","id");
--> statement-breakpoint
CREATE INDEX "streamers_by_decider" ON "streamers" USING btree ("decided_by");
--> statement-breakpoint
CREATE INDEX "interview_slots_by_interviewer" ON "interview_slots" USING btree ("interviewer_id","starts_at");
--> statement-breakpoint
CREATE INDEX "interview_slots_free" ON "interview_slots" USING btree ("starts_at") WHERE "interview_slots"."submission_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "approval_steps_due" ON "approval_steps" USING btree ("due_at") WHERE "approval_steps"."state" IN ('waiting', 'running');
--> statement-breakpoint
CREATE INDEX "review_notes_in_order" ON "review_notes" USING btree ("submission_id","at","id");
--> statement-breakpoint
CREATE INDEX "review_notes_by_author" ON "review_notes" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "review_scores_by_reviewer" ON "review_scores" USING btree ("reviewer_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "submission_decisions_one_pending" ON "submission_decisions" USING btree ("submission_id") WHERE "submission_decisions"."final_at" IS NULL AND "submission_decisions"."undone_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "submission_decisions_in_order" ON "submission_decisions" USING btree ("submission_id","at");
--> statement-breakpoint
CREATE INDEX "submission_decisions_by_decider" ON "submission_decisions" USING btree ("decider_id");
--> statement-breakpoint
CREATE INDEX "submission_decisions_pending" ON "submission_decisions" USING btree ("undo_until") WHERE "submission_decisions"."final_at" IS NULL AND "submission_decisions"."undone_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "submission_events_in_order" ON "submission_events" USING btree ("submission_id","at","id");
--> statement-breakpoint
CREATE INDEX "submission_events_by_actor" ON "submission_events" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "submission_files_by_submission" ON "submission_files" USING btree ("submission_id","created_at");
--> statement-breakpoint
CREATE INDEX "submission_files_loose" ON "submission_files" USING btree ("created_at") WHERE NOT "submission_files"."kept" OR "submission_files"."submission_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "submission_messages_in_order" ON "submission_messages" USING btree ("submission_id","at","id");
--> statement-breakpoint
CREATE INDEX "submission_messages_by_author" ON "submission_messages" USING btree ("author_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_open" ON "submissions" USING btree ("form_id","applicant_id") WHERE "submissions"."public_state" IN ('draft', 'submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');
--> statement-breakpoint
CREATE INDEX "submissions_by_version" ON "submissions" USING btree ("form_id","form_version");
--> statement-breakpoint
CREATE INDEX "submissions_open_of_form" ON "submissions" USING btree ("form_id") WHERE "submissions"."public_state" IN ('draft', 'submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');
--> statement-breakpoint
CREATE INDEX "submissions_own" ON "submissions" USING btree ("applicant_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "submissions_by_applicant" ON "submissions" USING btree ("applicant_id","submitted_at","id") WHERE "submissions"."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_by_name" ON "submissions" USING btree ("applicant_name" text_pattern_ops) WHERE "submissions"."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_by_handle" ON "submissions" USING btree ("applicant_handle" text_pattern_ops) WHERE "submissions"."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_queue" ON "submissions" USING btree ("submitted_at","id","due_at") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');
--> statement-breakpoint
CREATE INDEX "submissions_queue_of_form" ON "submissions" USING btree ("form_id","submitted_at","id") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');
--> statement-breakpoint
CREATE INDEX "submissions_unassigned" ON "submissions" USING btree ("submitted_at","id","claimed_until") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed') AND "submissions"."assignee_id" IS NULL;
--> statement-breakpoint
CREATE INDEX "submissions_overdue" ON "submissions" USING btree ("due_at","state") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');
--> statement-breakpoint
CREATE INDEX "submissions_by_state" ON "submissions" USING btree ("state","submitted_at","id") WHERE "submissions"."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_by_form_state" ON "submissions" USING btree ("form_id","state","submitted_at","id") WHERE "submissions"."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_by_claim" ON "submissions" USING btree ("claimed_by") WHERE "submissions"."claimed_by" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_by_assignee" ON "submissions" USING btree ("assignee_id","submitted_at","id") WHERE "submissions"."assignee_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_assigned" ON "submissions" USING btree ("assignee_id","submitted_at","id") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');
--> statement-breakpoint
CREATE INDEX "submissions_by_time" ON "submissions" USING btree ("submitted_at") WHERE "submissions"."submitted_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_by_decision" ON "submissions" USING btree ("decided_at","submitted_at") WHERE "submissions"."decided_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_decided" ON "submissions" USING btree ("form_id","decided_at") WHERE "submissions"."decided_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "submissions_untouched" ON "submissions" USING btree ("updated_at") WHERE "submissions"."state" IN ('draft', 'changes_requested');
--> statement-breakpoint
CREATE INDEX "role_assignments_by_role" ON "role_assignments" USING btree ("role","user_id");
--> statement-breakpoint
CREATE INDEX "role_assignments_by_member" ON "role_assignments" USING hash ("user_id");
--> statement-breakpoint
CREATE INDEX "closed_accounts_by_subject" ON "closed_accounts" USING btree ("subject_hash","closed_at");
--> statement-breakpoint
CREATE INDEX "former_handles_by_member" ON "former_handles" USING btree ("user_id","left_at");
--> statement-breakpoint
CREATE INDEX "member_sessions_by_age" ON "member_sessions" USING btree ("last_seen_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));
--> statement-breakpoint
CREATE INDEX "users_in_order" ON "users" USING btree (lower("full_name"),"id","full_name");
--> statement-breakpoint
CREATE INDEX "users_to_delete" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "users_by_last_seen" ON "users" USING btree ("last_seen_at");
--> statement-breakpoint
CREATE INDEX "users_by_created" ON "users" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "users_by_joined" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_by_seen" ON "users" USING btree (coalesce("last_seen_at", to_timestamp(0)),"id");
--> statement-breakpoint
CREATE INDEX "users_punished" ON "users" USING btree ("account_state",lower("full_name"),"id") WHERE "users"."account_state" <> 'active';
--> statement-breakpoint
CREATE INDEX "users_by_mailbox" ON "users" USING btree (reverse(split_part(lower("email"), '@', 1)) text_pattern_ops,split_part(lower("email"), '@', 2) text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");
