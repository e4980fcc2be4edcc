-- One reviewer can't be in two interviews at once. An exclusion constraint compares names only with the operators of this extension.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_no_overlap"
  EXCLUDE USING gist ("interviewer_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
