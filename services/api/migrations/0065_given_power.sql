ALTER TABLE "review_scores" ADD COLUMN "first_scores" jsonb;--> statement-breakpoint
ALTER TABLE "submission_decisions" ADD COLUMN "gives" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "others_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kept_sign_in_at" timestamp (3) with time zone;