-- What the demo community has paid goes with it. Nothing else is taken out of the books.
CREATE OR REPLACE FUNCTION "keep_ledger_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD."id", OLD."settlement_id", OLD."amount", OLD."at") = (NEW."id", NEW."settlement_id", NEW."amount", NEW."at") AND NEW."member_id" IS NULL THEN RETURN NEW; END IF;
  ELSIF EXISTS (SELECT 1 FROM "settlements" WHERE "id" = OLD."settlement_id" AND "demo") THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
