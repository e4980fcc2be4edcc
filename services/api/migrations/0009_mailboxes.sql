-- A search for a piece of an e-mail address with its "@" is asked as the end of a mailbox and the start of a domain: both stand in one
-- index, however many members there are. Three letters of it would be in thousands of addresses.
CREATE INDEX "users_by_mailbox" ON "users" USING btree (
  reverse(split_part(lower("email"), '@', 1)) text_pattern_ops, split_part(lower("email"), '@', 2) text_pattern_ops);--> statement-breakpoint
-- A handle is found as it is written on the site, with "@" before it.
ALTER TABLE "users" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text NOT NULL
  GENERATED ALWAYS AS (lower(full_name || ' @' || username || ' ' || email || ' ' || id)) STORED;--> statement-breakpoint
DO $$
BEGIN
  CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
