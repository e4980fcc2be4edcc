-- Who is to have the role of the chat community, as rows that say what holds now, and whose name a message carries.
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
-- Together with the columns, which are empty: no row has to be looked at.
ALTER TABLE "chat_messages" ADD COLUMN "submission_id" uuid CONSTRAINT "chat_messages_submission_id_submissions_id_fk" REFERENCES "public"."submissions"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "member_id" text CONSTRAINT "chat_messages_member_id_users_id_fk" REFERENCES "public"."users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "chat_role_reasons" ADD CONSTRAINT "chat_role_reasons_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_role_reasons" ADD CONSTRAINT "chat_role_reasons_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_roles" ADD CONSTRAINT "chat_roles_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_role_reasons_by_member" ON "chat_role_reasons" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_roles_by_member" ON "chat_roles" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_roles_due" ON "chat_roles" USING btree ("due_at") WHERE "chat_roles"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "chat_messages_by_submission" ON "chat_messages" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_member" ON "chat_messages" USING btree ("member_id");;--> statement-breakpoint
-- Messages of submissions that are gone were left by the deletion of their members, with the names in them.
DELETE FROM "chat_messages" WHERE "payload" ->> 'kind' = 'message' AND "about" ~ '^message [0-9a-f-]{36}$'
  AND NOT EXISTS (SELECT 1 FROM "submissions" WHERE "submissions"."id"::text = substr("about", 9));--> statement-breakpoint
UPDATE "chat_messages" SET "submission_id" = "submissions"."id", "member_id" = "submissions"."applicant_id"
  FROM "submissions" WHERE "chat_messages"."payload" ->> 'kind' = 'message' AND "chat_messages"."about" = 'message ' || "submissions"."id";--> statement-breakpoint
INSERT INTO "chat_role_reasons" ("submission_id", "member_id")
  SELECT "submissions"."id", "submissions"."applicant_id" FROM "approval_steps"
  JOIN "submissions" ON "submissions"."id" = "approval_steps"."submission_id"
  WHERE "approval_steps"."step" = 'chat' AND "approval_steps"."state" = 'done' AND "submissions"."state" = 'approved';--> statement-breakpoint
-- Accounts as the last order left them: whoever isn't to have the role loses it with the next look at what holds.
INSERT INTO "chat_roles" ("account_id", "member_id", "wanted", "state", "settled_at")
  SELECT DISTINCT ON (orders."payload" ->> 'userId') orders."payload" ->> 'userId', "identities"."user_id",
    orders."payload" ->> 'kind' = 'give-role',
    CASE orders."state" WHEN 'sent' THEN 'done' ELSE 'waiting' END, orders."settled_at"
  FROM "chat_messages" orders
  LEFT JOIN "identities" ON "identities"."subject" = 'discord:' || (orders."payload" ->> 'userId')
  WHERE orders."payload" ->> 'kind' IN ('give-role', 'take-role')
  ORDER BY orders."payload" ->> 'userId', orders."created_at" DESC;--> statement-breakpoint
UPDATE "chat_roles" SET "wanted" = false, "state" = 'waiting' WHERE "wanted" AND "member_id" IS NULL;--> statement-breakpoint
DELETE FROM "chat_roles" WHERE NOT "wanted" AND "state" = 'done';--> statement-breakpoint
DELETE FROM "chat_messages" WHERE "payload" ->> 'kind' <> 'message';--> statement-breakpoint
CREATE TRIGGER "chat_roles_inbox" AFTER DELETE ON "chat_roles"
  FOR EACH ROW WHEN (OLD."state" = 'failed') EXECUTE FUNCTION "inbox_subject_gone"('chat-message', 'id');
