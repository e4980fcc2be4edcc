-- Where pg_trgm can be had, the search for members by name has its index. Elsewhere it walks along the names.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    RAISE NOTICE 'pg_trgm is not there: searches walk along the names.';
    RETURN;
  END IF;
  CREATE INDEX IF NOT EXISTS "users_by_names" ON "users" USING gin (lower("full_name" || ' ' || "username") gin_trgm_ops);
END $$;
