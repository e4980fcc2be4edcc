-- Where pg_trgm can be had, both searches have their index. Earlier migrations gave up on any error; this one names what it goes without.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    RAISE NOTICE 'pg_trgm is not installed on this server: searches walk along the names.';
    RETURN;
  END IF;
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE NOTICE 'pg_trgm may not be created by this user: searches walk along the names.';
    RETURN;
  END;
  CREATE INDEX IF NOT EXISTS "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS "media_by_search_text" ON "media" USING gin ("search_text" gin_trgm_ops);
END $$;
