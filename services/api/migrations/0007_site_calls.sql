CREATE TABLE "backend_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"remote" text NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "backend_keys_by_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "remote_members" (
	"remote" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "remote_members_user_id_remote_pk" PRIMARY KEY("user_id","remote"),
	CONSTRAINT "remote_members_by_subject" UNIQUE("remote","subject")
);
--> statement-breakpoint
CREATE TABLE "app_documents" (
	"remote" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"access" text NOT NULL,
	"at" timestamp (3) with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', search_form(title || ' ' || text))) STORED NOT NULL,
	CONSTRAINT "app_documents_remote_id_pk" PRIMARY KEY("remote","id")
);
--> statement-breakpoint
ALTER TABLE "notification_events" ADD COLUMN "app" jsonb;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "apps" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_members" ADD CONSTRAINT "remote_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backend_keys_by_remote" ON "backend_keys" USING btree ("remote","created_at");--> statement-breakpoint
CREATE INDEX "app_documents_by_words" ON "app_documents" USING gin ("words");