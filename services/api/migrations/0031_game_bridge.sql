-- Accounts that members have linked, who may join the game server, its keys, what it says, and what the chat community is told.
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"about" text NOT NULL,
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
CREATE UNLOGGED TABLE "game_nonces" (
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
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whitelist_entries" ADD CONSTRAINT "whitelist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whitelisted_members" ADD CONSTRAINT "whitelisted_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_due" ON "chat_messages" USING btree ("due_at") WHERE "chat_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_messages_settled" ON "chat_messages" USING btree ("settled_at") WHERE "chat_messages"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "game_nonces_by_time" ON "game_nonces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "game_properties_by_owner" ON "game_properties" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "link_codes_by_expiry" ON "link_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "whitelist_entries_by_seq" ON "whitelist_entries" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "whitelist_entries_by_member" ON "whitelist_entries" USING btree ("user_id");