-- Members are searched by any part of their name, handle, e-mail or id. With pg_trgm that has an index; where the extension
-- can't be had, the search walks the members by name instead and everything else works alike.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
