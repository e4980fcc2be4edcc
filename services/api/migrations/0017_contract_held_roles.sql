-- migrate: a day after 0016_trigram_indexes
-- Lists by role read the assignments.
DROP TRIGGER "role_assignments_held_inserted" ON "role_assignments";--> statement-breakpoint
DROP TRIGGER "role_assignments_held_deleted" ON "role_assignments";--> statement-breakpoint
DROP TRIGGER "role_assignments_held_before" ON "role_assignments";--> statement-breakpoint
DROP TRIGGER "role_assignments_held_after" ON "role_assignments";--> statement-breakpoint
DROP TRIGGER "role_assignments_held_truncated" ON "role_assignments";--> statement-breakpoint
DROP FUNCTION "write_held_roles"();--> statement-breakpoint
DROP INDEX "users_by_held_roles";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "held_roles";
