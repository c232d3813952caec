CREATE TABLE "agreement" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"updated_at" date NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinical_case" (
	"id" text PRIMARY KEY NOT NULL,
	"sex" text NOT NULL,
	"age" integer NOT NULL,
	"occupation" text NOT NULL,
	"chief_complaint" text NOT NULL,
	"history" text NOT NULL,
	"examination" text NOT NULL,
	"imaging" jsonb NOT NULL,
	"laboratory" text NOT NULL,
	"diagnosis" text NOT NULL,
	"classification" text NOT NULL,
	"decision" jsonb NOT NULL,
	"operation" text NOT NULL,
	"follow_up" jsonb NOT NULL,
	"discussion" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"title_grams" text[] NOT NULL,
	"summary" text NOT NULL,
	"specialty_id" text NOT NULL,
	"author_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"view_count" integer NOT NULL,
	"duration_seconds" integer,
	"pages" integer,
	"vip" boolean NOT NULL,
	"facts" jsonb,
	CONSTRAINT "resource_view_count" CHECK ("resource"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource_tag" (
	"resource_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"view_count" integer NOT NULL,
	CONSTRAINT "resource_tag_resource_id_tag_id_pk" PRIMARY KEY("resource_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"specialty_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" text PRIMARY KEY NOT NULL,
	"objectives" text[] NOT NULL,
	"audience" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_lecturer" (
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"doctor_id" text NOT NULL,
	CONSTRAINT "course_lecturer_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "course_lesson" (
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"minutes" integer NOT NULL,
	"try_watch" boolean NOT NULL,
	"resource_id" text,
	CONSTRAINT "course_lesson_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "dictionary_term" (
	"id" text PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"en" text NOT NULL,
	"abbreviation" text NOT NULL,
	"category" text NOT NULL,
	"specialty_id" text NOT NULL,
	"letter" text NOT NULL,
	"position" integer NOT NULL,
	"definition" text NOT NULL,
	"definition_en" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"related_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_term_resource" (
	"term_id" text NOT NULL,
	"position" integer NOT NULL,
	"resource_id" text NOT NULL,
	CONSTRAINT "dictionary_term_resource_term_id_position_pk" PRIMARY KEY("term_id","position")
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"features" text[] NOT NULL,
	"hospital_id" text NOT NULL,
	"specialty_id" text NOT NULL,
	"leader_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_member" (
	"department_id" text NOT NULL,
	"position" integer NOT NULL,
	"doctor_id" text NOT NULL,
	CONSTRAINT "department_member_department_id_position_pk" PRIMARY KEY("department_id","position")
);
--> statement-breakpoint
CREATE TABLE "doctor" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"gender" text NOT NULL,
	"title" text NOT NULL,
	"specialty_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"areas_of_expertise" text[] NOT NULL,
	"introduction" text NOT NULL,
	"honours" text[] NOT NULL,
	"is_industry_leader" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"grade" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specialty" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"evidence_date" text NOT NULL,
	"reviewer_id" text NOT NULL,
	"sections" jsonb NOT NULL,
	"references" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_banner" (
	"position" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture_id" text NOT NULL,
	"resource_id" text,
	"collection_id" text,
	"doctor_id" text,
	CONSTRAINT "home_banner_target" CHECK (num_nonnulls("home_banner"."resource_id", "home_banner"."collection_id", "home_banner"."doctor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "home_pick" (
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"resource_id" text NOT NULL,
	CONSTRAINT "home_pick_place_position_pk" PRIMARY KEY("place","position")
);
--> statement-breakpoint
CREATE TABLE "home_section" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"pc_link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_section_item" (
	"section" integer NOT NULL,
	"position" integer NOT NULL,
	"resource_id" text,
	"collection_id" text,
	"doctor_id" text,
	CONSTRAINT "home_section_item_section_position_pk" PRIMARY KEY("section","position"),
	CONSTRAINT "home_section_item_target" CHECK (num_nonnulls("home_section_item"."resource_id", "home_section_item"."collection_id", "home_section_item"."doctor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"status" smallint NOT NULL,
	"specialty_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"plan_begin_at" timestamp with time zone NOT NULL,
	"plan_end_at" timestamp with time zone NOT NULL,
	"authorize_type" text NOT NULL,
	"introduce" text NOT NULL,
	"agenda" jsonb NOT NULL,
	"book_num" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_event_length" CHECK ("live_event"."plan_end_at" > "live_event"."plan_begin_at" and "live_event"."plan_end_at" <= "live_event"."plan_begin_at" + interval '7 days')
);
--> statement-breakpoint
CREATE TABLE "live_lecturer" (
	"live_id" text NOT NULL,
	"position" integer NOT NULL,
	"doctor_id" text NOT NULL,
	CONSTRAINT "live_lecturer_live_id_position_pk" PRIMARY KEY("live_id","position")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumb_hash" text NOT NULL,
	"widths" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"intro" text NOT NULL,
	"officers" jsonb NOT NULL,
	"groups" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"company" text NOT NULL,
	"category" text NOT NULL,
	"specialty_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"summary" text NOT NULL,
	"features" text[] NOT NULL,
	"indications" text[] NOT NULL,
	"specifications" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"specialty_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_video" (
	"collection_id" text NOT NULL,
	"position" integer NOT NULL,
	"video_id" text NOT NULL,
	CONSTRAINT "collection_video_collection_id_position_pk" PRIMARY KEY("collection_id","position")
);
--> statement-breakpoint
CREATE TABLE "play" (
	"browser" "bytea" NOT NULL,
	"video_id" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_browser_video_id_pk" PRIMARY KEY("browser","video_id")
);
--> statement-breakpoint
CREATE TABLE "play_position" (
	"account_id" text NOT NULL,
	"video_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_position_account_id_video_id_pk" PRIMARY KEY("account_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"level" text NOT NULL,
	"summary_en" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"key_points" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_load" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"ids" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clinical_case" ADD CONSTRAINT "clinical_case_id_resource_id_fk" FOREIGN KEY ("id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_author_id_doctor_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_tag" ADD CONSTRAINT "resource_tag_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_tag" ADD CONSTRAINT "resource_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_id_resource_id_fk" FOREIGN KEY ("id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturer" ADD CONSTRAINT "course_lecturer_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lecturer" ADD CONSTRAINT "course_lecturer_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lesson" ADD CONSTRAINT "course_lesson_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lesson" ADD CONSTRAINT "course_lesson_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_term" ADD CONSTRAINT "dictionary_term_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_term_resource" ADD CONSTRAINT "dictionary_term_resource_term_id_dictionary_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."dictionary_term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_term_resource" ADD CONSTRAINT "dictionary_term_resource_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_leader_id_doctor_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_member" ADD CONSTRAINT "department_member_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_member" ADD CONSTRAINT "department_member_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialty" ADD CONSTRAINT "specialty_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_id_resource_id_fk" FOREIGN KEY ("id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_reviewer_id_doctor_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_banner" ADD CONSTRAINT "home_banner_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_banner" ADD CONSTRAINT "home_banner_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_banner" ADD CONSTRAINT "home_banner_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_banner" ADD CONSTRAINT "home_banner_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_pick" ADD CONSTRAINT "home_pick_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_item" ADD CONSTRAINT "home_section_item_section_home_section_position_fk" FOREIGN KEY ("section") REFERENCES "public"."home_section"("position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_item" ADD CONSTRAINT "home_section_item_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_item" ADD CONSTRAINT "home_section_item_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_section_item" ADD CONSTRAINT "home_section_item_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lecturer" ADD CONSTRAINT "live_lecturer_live_id_live_event_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lecturer" ADD CONSTRAINT "live_lecturer_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_specialty_id_specialty_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_video" ADD CONSTRAINT "collection_video_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_video" ADD CONSTRAINT "collection_video_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_position" ADD CONSTRAINT "play_position_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_position" ADD CONSTRAINT "play_position_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_id_resource_id_fk" FOREIGN KEY ("id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_latest" ON "resource" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_hottest" ON "resource" USING btree ("view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_type_latest" ON "resource" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_type_hottest" ON "resource" USING btree ("type","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_specialty_latest" ON "resource" USING btree ("specialty_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_specialty_hottest" ON "resource" USING btree ("specialty_id","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_specialty_type_latest" ON "resource" USING btree ("specialty_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_specialty_type_hottest" ON "resource" USING btree ("specialty_id","type","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_author_latest" ON "resource" USING btree ("author_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_author_hottest" ON "resource" USING btree ("author_id","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_title_grams" ON "resource" USING gin ("title_grams");--> statement-breakpoint
CREATE INDEX "resource_tag_latest" ON "resource_tag" USING btree ("tag_id","published_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_tag_hottest" ON "resource_tag" USING btree ("tag_id","view_count" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name" ON "tag" USING btree ("name");--> statement-breakpoint
CREATE INDEX "tag_list" ON "tag" USING btree ("position");--> statement-breakpoint
CREATE INDEX "tag_specialty" ON "tag" USING btree ("specialty_id","position");--> statement-breakpoint
CREATE INDEX "course_lesson_resource" ON "course_lesson" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "dictionary_term_list" ON "dictionary_term" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "dictionary_term_letter" ON "dictionary_term" USING btree ("letter","position","id");--> statement-breakpoint
CREATE INDEX "dictionary_term_specialty" ON "dictionary_term" USING btree ("specialty_id","position","id");--> statement-breakpoint
CREATE INDEX "dictionary_term_specialty_letter" ON "dictionary_term" USING btree ("specialty_id","letter","position","id");--> statement-breakpoint
CREATE INDEX "department_list" ON "department" USING btree ("position");--> statement-breakpoint
CREATE INDEX "department_specialty" ON "department" USING btree ("specialty_id","position");--> statement-breakpoint
CREATE INDEX "doctor_list" ON "doctor" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "doctor_specialty" ON "doctor" USING btree ("specialty_id","position","id");--> statement-breakpoint
CREATE INDEX "doctor_leader" ON "doctor" USING btree ("is_industry_leader","position","id");--> statement-breakpoint
CREATE INDEX "doctor_specialty_leader" ON "doctor" USING btree ("specialty_id","is_industry_leader","position","id");--> statement-breakpoint
CREATE INDEX "live_event_begin" ON "live_event" USING btree ("plan_begin_at","id");--> statement-breakpoint
CREATE INDEX "live_event_end" ON "live_event" USING btree ("plan_end_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "live_event_specialty_begin" ON "live_event" USING btree ("specialty_id","plan_begin_at","id");--> statement-breakpoint
CREATE INDEX "live_event_specialty_end" ON "live_event" USING btree ("specialty_id","plan_end_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "organization_list" ON "organization" USING btree ("position");--> statement-breakpoint
CREATE INDEX "product_list" ON "product" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "product_specialty" ON "product" USING btree ("specialty_id","position","id");--> statement-breakpoint
CREATE INDEX "collection_list" ON "collection" USING btree ("position");--> statement-breakpoint
CREATE INDEX "collection_specialty" ON "collection" USING btree ("specialty_id","position");--> statement-breakpoint
CREATE INDEX "play_counted" ON "play" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "play_position_latest" ON "play_position" USING btree ("account_id","updated_at" DESC NULLS FIRST,"video_id" DESC NULLS FIRST);