-- Functions that columns and indexes of the tables use, and the extension for the interview times that don't overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
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
