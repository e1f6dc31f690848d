import './keep.ts';
