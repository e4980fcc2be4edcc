-- An item of the inbox goes with what it is about: members and articles are removed with all that belongs to them, past the code that closes items.
-- $1: the kind. The others: the columns that are its subject.
CREATE FUNCTION "inbox_subject_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone_subject text := to_jsonb(OLD) ->> TG_ARGV[1];
  gone record;
BEGIN
  IF TG_NARGS > 2 THEN
    gone_subject := gone_subject || '/' || (to_jsonb(OLD) ->> TG_ARGV[2]);
  END IF;
  FOR gone IN DELETE FROM "inbox_items" WHERE "kind" = TG_ARGV[0] AND "subject" = gone_subject RETURNING * LOOP
    PERFORM pg_notify('inbox', json_build_object('id', gone."id", 'kind', gone."kind", 'aboutId', gone."about_id")::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same where an item stands for several: it counts one less, and is closed with the last.
-- $1: the kind. The others: the columns that are its subject.
CREATE FUNCTION "inbox_one_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone_subject text := to_jsonb(OLD) ->> TG_ARGV[1];
  fewer record;
BEGIN
  IF TG_NARGS > 2 THEN
    gone_subject := gone_subject || '/' || (to_jsonb(OLD) ->> TG_ARGV[2]);
  END IF;
  FOR fewer IN
    UPDATE "inbox_items" SET "count" = greatest("count" - 1, 0), "closed_at" = CASE
      -- A comment that is held waits on without a report.
      WHEN "count" > 1 OR ("kind" = 'comment' AND EXISTS (
        SELECT 1 FROM "comments" WHERE "comments"."id"::text = gone_subject AND "comments"."state" = 'held')) THEN NULL
      ELSE clock_timestamp() END
    WHERE "kind" = TG_ARGV[0] AND "subject" = gone_subject AND "closed_at" IS NULL RETURNING *
  LOOP
    PERFORM pg_notify('inbox', json_build_object('id', fewer."id", 'kind', fewer."kind", 'aboutId', fewer."about_id")::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "comments_inbox" AFTER DELETE ON "comments"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('comment', 'id');
--> statement-breakpoint
CREATE TRIGGER "comment_reports_inbox" AFTER DELETE ON "comment_reports"
  FOR EACH ROW WHEN (OLD."settled_at" IS NULL) EXECUTE FUNCTION "inbox_one_gone"('comment', 'comment_id');
--> statement-breakpoint
CREATE TRIGGER "submissions_inbox" AFTER DELETE ON "submissions"
  FOR EACH ROW WHEN (OLD."submitted_at" IS NOT NULL) EXECUTE FUNCTION "inbox_subject_gone"('application', 'id');
--> statement-breakpoint
CREATE TRIGGER "submissions_inbox_appeal" AFTER DELETE ON "submissions"
  FOR EACH ROW WHEN (OLD."appealed_at" IS NOT NULL) EXECUTE FUNCTION "inbox_subject_gone"('application-appeal', 'id');
--> statement-breakpoint
CREATE TRIGGER "approval_steps_inbox" AFTER DELETE ON "approval_steps"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('approval-step', 'submission_id', 'step');
--> statement-breakpoint
CREATE TRIGGER "punishment_appeals_inbox" AFTER DELETE ON "punishment_appeals"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('punishment-appeal', 'punishment_id');
--> statement-breakpoint
CREATE TRIGGER "notification_deliveries_inbox" AFTER DELETE ON "notification_deliveries"
  FOR EACH ROW WHEN (OLD."state" = 'dead') EXECUTE FUNCTION "inbox_one_gone"('delivery', 'event_id', 'channel');
--> statement-breakpoint
CREATE TRIGGER "chat_messages_inbox" AFTER DELETE ON "chat_messages"
  FOR EACH ROW WHEN (OLD."state" = 'failed') EXECUTE FUNCTION "inbox_subject_gone"('chat-message', 'id');
