-- Names that no role has count for nothing.
DELETE FROM "role_assignments" WHERE NOT EXISTS (SELECT 1 FROM "role_definitions" WHERE "role_definitions"."name" = "role_assignments"."role");--> statement-breakpoint
ALTER TABLE "role_assignments" VALIDATE CONSTRAINT "role_assignments_role_role_definitions_name_fk";
