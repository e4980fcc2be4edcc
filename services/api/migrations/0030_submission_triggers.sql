-- One reviewer can't be in two interviews at once. An exclusion constraint compares names only with the operators of this extension.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_no_overlap"
  EXCLUDE USING gist ("interviewer_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
--> statement-breakpoint
-- Reviewers look for applicants by name in the order of the queue. The names stand in the row, so that nobody is looked up on the way.
CREATE FUNCTION name_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(full_name), lower(username) INTO NEW.applicant_name, NEW.applicant_handle FROM users WHERE id = NEW.applicant_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER submissions_name_applicant BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION name_applicant();
--> statement-breakpoint
CREATE FUNCTION rename_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE submissions SET applicant_name = lower(NEW.full_name), applicant_handle = lower(NEW.username) WHERE applicant_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_rename_applicant AFTER UPDATE OF full_name, username ON users FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name OR OLD.username IS DISTINCT FROM NEW.username)
  EXECUTE FUNCTION rename_applicant();
