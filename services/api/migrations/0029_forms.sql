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
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interviewer_id_users_id_fk" FOREIGN KEY ("interviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_steps" ADD CONSTRAINT "approval_steps_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_scores" ADD CONSTRAINT "review_scores_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_scores" ADD CONSTRAINT "review_scores_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_messages" ADD CONSTRAINT "submission_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_messages" ADD CONSTRAINT "submission_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_version_fk" FOREIGN KEY ("form_id","form_version") REFERENCES "public"."form_versions"("form_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_versions_by_publisher" ON "form_versions" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_whitelist_key" ON "forms" USING btree ("kind") WHERE "forms"."kind" = 'whitelist';--> statement-breakpoint
CREATE INDEX "forms_by_change" ON "forms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "forms_open" ON "forms" USING btree ("title") WHERE "forms"."state" = 'open';--> statement-breakpoint
CREATE INDEX "interview_slots_by_interviewer" ON "interview_slots" USING btree ("interviewer_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_slots_free" ON "interview_slots" USING btree ("starts_at") WHERE "interview_slots"."submission_id" IS NULL;--> statement-breakpoint
CREATE INDEX "approval_steps_due" ON "approval_steps" USING btree ("due_at") WHERE "approval_steps"."state" IN ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "review_notes_in_order" ON "review_notes" USING btree ("submission_id","at","id");--> statement-breakpoint
CREATE INDEX "review_notes_by_author" ON "review_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_scores_by_reviewer" ON "review_scores" USING btree ("reviewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_decisions_one_pending" ON "submission_decisions" USING btree ("submission_id") WHERE "submission_decisions"."final_at" IS NULL AND "submission_decisions"."undone_at" IS NULL;--> statement-breakpoint
CREATE INDEX "submission_decisions_in_order" ON "submission_decisions" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "submission_decisions_by_decider" ON "submission_decisions" USING btree ("decider_id");--> statement-breakpoint
CREATE INDEX "submission_decisions_pending" ON "submission_decisions" USING btree ("undo_until") WHERE "submission_decisions"."final_at" IS NULL AND "submission_decisions"."undone_at" IS NULL;--> statement-breakpoint
CREATE INDEX "submission_events_in_order" ON "submission_events" USING btree ("submission_id","at","id");--> statement-breakpoint
CREATE INDEX "submission_events_by_actor" ON "submission_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "submission_files_by_submission" ON "submission_files" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE INDEX "submission_files_loose" ON "submission_files" USING btree ("created_at") WHERE NOT "submission_files"."kept" OR "submission_files"."submission_id" IS NULL;--> statement-breakpoint
CREATE INDEX "submission_messages_in_order" ON "submission_messages" USING btree ("submission_id","at","id");--> statement-breakpoint
CREATE INDEX "submission_messages_by_author" ON "submission_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_one_open" ON "submissions" USING btree ("form_id","applicant_id") WHERE "submissions"."public_state" IN ('draft', 'submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');--> statement-breakpoint
CREATE INDEX "submissions_by_version" ON "submissions" USING btree ("form_id","form_version");--> statement-breakpoint
CREATE INDEX "submissions_own" ON "submissions" USING btree ("applicant_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "submissions_by_applicant" ON "submissions" USING btree ("applicant_id","submitted_at","id") WHERE "submissions"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_name" ON "submissions" USING btree ("applicant_name" text_pattern_ops) WHERE "submissions"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_handle" ON "submissions" USING btree ("applicant_handle" text_pattern_ops) WHERE "submissions"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_queue" ON "submissions" USING btree ("submitted_at","id","due_at") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');--> statement-breakpoint
CREATE INDEX "submissions_queue_of_form" ON "submissions" USING btree ("form_id","submitted_at","id") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');--> statement-breakpoint
CREATE INDEX "submissions_unassigned" ON "submissions" USING btree ("submitted_at","id","claimed_until") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed') AND "submissions"."assignee_id" IS NULL;--> statement-breakpoint
CREATE INDEX "submissions_overdue" ON "submissions" USING btree ("due_at","state") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');--> statement-breakpoint
CREATE INDEX "submissions_by_state" ON "submissions" USING btree ("state","submitted_at","id") WHERE "submissions"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_form_state" ON "submissions" USING btree ("form_id","state","submitted_at","id") WHERE "submissions"."submitted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_claim" ON "submissions" USING btree ("claimed_by") WHERE "submissions"."claimed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_by_assignee" ON "submissions" USING btree ("assignee_id","submitted_at","id") WHERE "submissions"."assignee_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_assigned" ON "submissions" USING btree ("assignee_id","submitted_at","id") WHERE "submissions"."state" IN ('submitted', 'in_review', 'changes_requested', 'resubmitted', 'interview', 'appealed');--> statement-breakpoint
CREATE INDEX "submissions_decided" ON "submissions" USING btree ("form_id","decided_at") WHERE "submissions"."decided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_untouched" ON "submissions" USING btree ("updated_at") WHERE "submissions"."state" IN ('draft', 'changes_requested');