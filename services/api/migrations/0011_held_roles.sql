-- The names of a member's roles stand in their own row as well, so that a list by role is one walk along the names. The assignments
-- stay what counts; whoever writes them, the row follows in the same transaction.
ALTER TABLE "users" ADD COLUMN "held_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "write_held_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "members" text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE "users" SET "held_roles" = '{}' WHERE "held_roles" <> '{}';
    RETURN NULL;
  END IF;
  SELECT array_agg(DISTINCT "user_id") INTO "members" FROM "changed";
  -- Waited for before the roles are read: of two who change a member's roles at once, the later one sees both changes.
  PERFORM 1 FROM "users" WHERE "id" = ANY("members") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "users" SET "held_roles" = "held"."roles"
  FROM (
    SELECT "member"."id", ARRAY(
      SELECT DISTINCT "role" FROM "role_assignments" WHERE "user_id" = "member"."id" ORDER BY "role"
    ) AS "roles"
    FROM unnest("members") AS "member" ("id")
  ) AS "held"
  WHERE "users"."id" = "held"."id" AND "users"."held_roles" <> "held"."roles";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "role_assignments_held_inserted" AFTER INSERT ON "role_assignments"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "write_held_roles"();--> statement-breakpoint
CREATE TRIGGER "role_assignments_held_deleted" AFTER DELETE ON "role_assignments"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "write_held_roles"();--> statement-breakpoint
CREATE TRIGGER "role_assignments_held_before" AFTER UPDATE ON "role_assignments"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "write_held_roles"();--> statement-breakpoint
CREATE TRIGGER "role_assignments_held_after" AFTER UPDATE ON "role_assignments"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "write_held_roles"();--> statement-breakpoint
CREATE TRIGGER "role_assignments_held_truncated" AFTER TRUNCATE ON "role_assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "write_held_roles"();--> statement-breakpoint
UPDATE "users" SET "held_roles" = "held"."roles"
FROM (
  SELECT "user_id", array_agg(DISTINCT "role" ORDER BY "role") AS "roles" FROM "role_assignments" GROUP BY "user_id"
) AS "held"
WHERE "users"."id" = "held"."user_id";--> statement-breakpoint
-- Most members hold none: noting that one of them was here writes nothing into this index.
CREATE INDEX "users_by_held_roles" ON "users" USING gin ("held_roles") WHERE "held_roles" <> '{}';--> statement-breakpoint
-- Ten of a team among a million members are in no small sample, and the planner would take them for thousands.
ALTER TABLE "users" ALTER COLUMN "held_roles" SET STATISTICS 1000;
