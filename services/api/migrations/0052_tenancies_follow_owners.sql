-- Whoever gets a property that is let gets its tenancy, and the rents that aren't due yet, on whichever way it comes to them.
CREATE FUNCTION "move_tenancy"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "settlements" SET "seller_id" = NEW."owner_id", "version" = "version" + 1
    WHERE "state" = 'pending' AND "due_at" > clock_timestamp() AND "tenancy_id" IN
      (SELECT "id" FROM "tenancies" WHERE "property_id" = NEW."id" AND "state" = 'active');
  UPDATE "tenancies" SET "landlord_id" = NEW."owner_id", "version" = "version" + 1 WHERE "property_id" = NEW."id" AND "state" = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "properties_move_tenancy" AFTER UPDATE OF "owner_id" ON "properties"
  FOR EACH ROW WHEN (NEW."is_let" AND OLD."owner_id" IS DISTINCT FROM NEW."owner_id") EXECUTE FUNCTION "move_tenancy"();
