-- What searches compare, in one spelling on both sides. shared/contracts/src/texts/search-form.ts has the same functions; a test holds both to each other.
-- The extension unaccent isn't used: its rules are a file of the server, which differs between servers and which no other program can follow.
CREATE FUNCTION search_letters(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := written;
BEGIN
  IF octet_length(letters) = char_length(letters) THEN
    letters := lower(letters COLLATE "C");
  ELSE
    letters := normalize(letters, NFKD);
    letters := regexp_replace(letters, '[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u180E\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]+', '', 'g');
    letters := translate(letters,
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ' || 'ØøĐđÐðŁłĦħŦŧŊŋıĸƏÆŒẞÞƁɓƊɗƆƐƝƘƙƳƴ',
      'abcdefghijklmnopqrstuvwxyz' || 'ooddddllhhttnnikəæœßþbbddɔɛɲkkyy');
    -- In parts, because translate goes through all of its letters for each character of a text.
    IF letters ~ '[\u0370-\u058F]' THEN
      letters := translate(letters,
        'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ' || 'ЂЄЅІЈЉЊЋЏҐҒҖҘҚҜҠҢҤҪҮҰҲҶҸҺӘӨӠ' || 'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
        'αβγδεζηθικλμνξοπρστυφχψωσ' || 'абвгдежзиклмнопрстуфхцчшщъыьэюя' || 'ђєѕіјљњћџґғҗҙқҝҡңҥҫүұҳҷҹһәөӡ' || 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
    END IF;
    letters := replace(replace(replace(replace(letters, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    letters := regexp_replace(letters, '[\u02BC\u2018\u2019\u201B\u2032]', '''', 'g');
    letters := regexp_replace(letters, '[\u2010-\u2015\u2212]', '-', 'g');
    letters := normalize(letters, NFC);
  END IF;
  RETURN btrim(regexp_replace(letters, '[\t\n\r <>\u00A1\u00A7\u00AB\u00B6\u00B7\u00BB\u00BF\u055A-\u055F\u0589\u05BE\u05C0\u05C3\u05F3\u05F4\u060C\u061B\u061E\u061F\u066A-\u066D\u06D4\u0964\u0965\u0E4F\u0E5A\u0E5B\u2016\u2017\u201A\u201C-\u2029\u2030\u2031\u2033-\u205E\u2E00-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30FB]+', ' ', 'g'), ' ');
END $$;
--> statement-breakpoint
-- Functions are named with their schema: a restored backup computes columns and indexes without a search path.
CREATE FUNCTION search_key(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN regexp_replace(public.search_letters(written), '([aou])e', '\1', 'g');
END $$;
--> statement-breakpoint
CREATE FUNCTION search_form(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  undivided CONSTANT text := '\u0E01-\u0E4E\u0E81-\u0ECE\u1000-\u109F\u1780-\u17DD\u3005-\u3007\u3041-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFF';
  two CONSTANT text := '([' || undivided || '][' || undivided || '])';
  letters text := public.search_letters(written);
  key text := regexp_replace(letters, '([aou])e', '\1', 'g');
  form text := letters;
  runs text;
BEGIN
  IF key <> letters THEN
    form := form || ' ' || key;
  END IF;
  IF octet_length(letters) > char_length(letters) AND letters ~ ('[' || undivided || ']') THEN
    runs := regexp_replace(letters, '[^' || undivided || ']+', ' ', 'g');
    form := form || ' ' || regexp_replace(runs, two, ' \1 ', 'g') || ' '
      || regexp_replace(regexp_replace(runs, '(^| )([' || undivided || '])', '\1\2 ', 'g'), two, ' \1 ', 'g');
  END IF;
  RETURN btrim(regexp_replace(form, ' +', ' ', 'g'), ' ');
END $$;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(full_name || ' @' || username || ' ' || email || ' ' || id)) STORED NOT NULL,
  ADD COLUMN "name_form" text GENERATED ALWAYS AS (search_form(full_name || ' ' || username)) STORED NOT NULL;
--> statement-breakpoint
DROP INDEX IF EXISTS "users_by_names";
--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(name || ' ' || alt)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "properties" DROP COLUMN "search_text",
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(code || ' ' || title || ' ' || address)) STORED NOT NULL;
--> statement-breakpoint
-- Where pg_trgm can be had, searches for parts of names have their indexes.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    RAISE WARNING 'The extension pg_trgm is not installed on this server. Searches for members, pictures and properties read all of them. Install the package postgresql-contrib, run CREATE EXTENSION pg_trgm, and create the indexes of 0072_search_forms.sql.';
    RETURN;
  END IF;
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE WARNING 'This user of the database may not create the extension pg_trgm. Searches for members, pictures and properties read all of them. Let an administrator run CREATE EXTENSION pg_trgm, and create the indexes of 0072_search_forms.sql.';
    RETURN;
  END;
  CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "users_by_name_form" ON "users" USING gin ("name_form" gin_trgm_ops);
  CREATE INDEX "media_by_search_text" ON "media" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "properties_by_search_text" ON "properties" USING gin ("search_text" gin_trgm_ops);
END $$;
--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search",
  ADD COLUMN "search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', search_form(title)), 'A') || setweight(to_tsvector('english', search_form(summary)), 'B') || setweight(to_tsvector('english', search_form(body_text)), 'C')) STORED;
--> statement-breakpoint
CREATE INDEX "articles_by_words" ON "articles" USING gin ("search") WHERE "articles"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "articles_unpublished_by_words" ON "articles" USING gin ("search") WHERE "articles"."state" <> 'published';
--> statement-breakpoint
DROP INDEX "articles_by_title";
--> statement-breakpoint
CREATE INDEX "articles_by_title" ON "articles" USING gin (to_tsvector('english', search_form("title"))) WHERE "articles"."state" = 'published';
--> statement-breakpoint
ALTER TABLE "docs" DROP COLUMN "search",
  ADD COLUMN "search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', search_form("title")), 'A') || setweight(to_tsvector('english', search_form("body_text")), 'C')) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "docs_by_words" ON "docs" USING gin ("search");
--> statement-breakpoint
DROP INDEX "doc_rules_by_words";
--> statement-breakpoint
CREATE INDEX "doc_rules_by_words" ON "doc_rules" USING gin (to_tsvector('english', search_form(coalesce("text", ''))));
--> statement-breakpoint
DROP INDEX "events_by_words", "events_by_title";
--> statement-breakpoint
CREATE INDEX "events_by_words" ON "events" USING gin (to_tsvector('english', search_form("title" || ' ' || "summary")));
--> statement-breakpoint
CREATE INDEX "events_by_title" ON "events" USING gin (to_tsvector('english', search_form("title")));
--> statement-breakpoint
DROP INDEX "audit_entries_by_label";
--> statement-breakpoint
CREATE INDEX "audit_entries_by_label" ON "audit_entries" USING btree (search_key("target"->>'label'), "at", "id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search_key(full_name), search_key(username) INTO NEW.applicant_name, NEW.applicant_handle FROM users WHERE id = NEW.applicant_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rename_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE submissions SET applicant_name = search_key(NEW.full_name), applicant_handle = search_key(NEW.username) WHERE applicant_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE submissions SET applicant_name = search_key(full_name), applicant_handle = search_key(username)
FROM users WHERE users.id = applicant_id
  AND (applicant_name, applicant_handle) IS DISTINCT FROM (search_key(full_name), search_key(username));
