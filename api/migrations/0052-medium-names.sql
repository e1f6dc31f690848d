-- As families say it. A name that an operator changed stays as it is.
update tutoring_categories set bengali_name = 'ইংলিশ মিডিয়াম'
  where category_name = 'English Medium' and bengali_name = 'ইংরেজি মাধ্যম'
    and not exists (select from tutoring_categories where bengali_name = 'ইংলিশ মিডিয়াম');
update tutoring_categories set bengali_name = 'ইংলিশ ভার্সন'
  where category_name = 'English Version' and bengali_name = 'ইংরেজি ভার্সন'
    and not exists (select from tutoring_categories where bengali_name = 'ইংলিশ ভার্সন');
update curriculums set bengali_name = 'ইংলিশ মিডিয়াম'
  where curriculum_name = 'English Medium' and bengali_name = 'ইংরেজি মাধ্যম'
    and not exists (select from curriculums where bengali_name = 'ইংলিশ মিডিয়াম');
update curriculums set bengali_name = 'ইংলিশ ভার্সন'
  where curriculum_name = 'English Version' and bengali_name = 'ইংরেজি ভার্সন'
    and not exists (select from curriculums where bengali_name = 'ইংলিশ ভার্সন');
update tutoring_styles set bengali_name = 'একজন করে'
  where tutoring_style = 'One to one' and bengali_name = 'একজনে একজন'
    and not exists (select from tutoring_styles where bengali_name = 'একজন করে');
update reference_state set revision = revision + 1;
