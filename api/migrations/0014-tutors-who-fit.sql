-- Tutors who fit a job: by class, as 0011 has them by subject.
create index tutor_classes_class on tutor_classes (i_class_id, tutor_id);
