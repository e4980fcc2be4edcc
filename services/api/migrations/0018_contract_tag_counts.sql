-- migrate: a day after 0016_trigram_indexes
-- Tags are written with their article, and counted among the newest ones when they are asked for.
DROP TRIGGER "articles_list_tags" ON "articles";--> statement-breakpoint
DROP TRIGGER "articles_relist_tags" ON "articles";--> statement-breakpoint
DROP TRIGGER "articles_unlist_tags" ON "articles";--> statement-breakpoint
DROP TRIGGER "article_tags_counted" ON "article_tags";--> statement-breakpoint
DROP TRIGGER "article_tags_uncounted" ON "article_tags";--> statement-breakpoint
DROP FUNCTION "list_tags"();--> statement-breakpoint
DROP FUNCTION "relist_tags"();--> statement-breakpoint
DROP FUNCTION "unlist_tags"();--> statement-breakpoint
DROP FUNCTION "count_tags"();--> statement-breakpoint
DROP TABLE "article_tag_counts";
