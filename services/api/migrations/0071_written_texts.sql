-- What people have written so far, in the one spelling that new texts get: composed letters (NFC), LF at the end of lines, no controls.
CREATE FUNCTION pg_temp.written(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT normalize(regexp_replace(regexp_replace(said, E'\r\n?', E'\n', 'g'), '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]', '', 'g'), NFC)
$$;--> statement-breakpoint
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT name, field FROM (VALUES
      ('users', 'full_name'), ('users', 'bio'), ('users', 'pronouns'),
      ('articles', 'title'), ('articles', 'summary'), ('articles', 'cover_alt'),
      ('article_revisions', 'title'), ('article_revisions', 'summary'),
      ('docs', 'title'), ('doc_revisions', 'title'), ('doc_rules', 'text'),
      ('comments', 'text'), ('comment_reports', 'reason'),
      ('events', 'title'), ('events', 'summary'), ('event_messages', 'text'),
      ('forms', 'title'), ('forms', 'summary'),
      ('submissions', 'applicant_name'), ('submissions', 'appeal_text'), ('submission_messages', 'text'),
      ('submission_decisions', 'reason'), ('submission_files', 'name'),
      ('review_notes', 'text'), ('review_scores', 'comment'), ('interview_slots', 'place'),
      ('punishments', 'reason'), ('punishment_appeals', 'text'), ('member_notes', 'text'),
      ('properties', 'title'), ('properties', 'description'), ('properties', 'address'),
      ('inquiry_messages', 'text'), ('inquiries', 'last_text'), ('offers', 'message'), ('listings', 'note'),
      ('saved_searches', 'name'), ('media', 'name'), ('media', 'alt'),
      ('streamers', 'about'), ('streamers', 'message'), ('stream_slots', 'title'), ('stream_slots', 'character'),
      ('stream_reports', 'text'), ('inbox_items', 'title'), ('inbox_items', 'note'), ('feed_items', 'title')
    ) AS places (name, field)
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = pg_temp.written(%2$I) WHERE %2$I <> pg_temp.written(%2$I)', place.name, place.field);
  END LOOP;
  FOR place IN
    SELECT name, field FROM (VALUES
      ('articles', 'body'), ('article_revisions', 'body'), ('docs', 'body'), ('doc_revisions', 'body'),
      ('events', 'body'), ('submissions', 'answers')
    ) AS places (name, field)
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = normalize(%2$I::text, NFC)::jsonb WHERE %2$I::text IS NOT NFC NORMALIZED',
      place.name, place.field);
  END LOOP;
END
$$;
