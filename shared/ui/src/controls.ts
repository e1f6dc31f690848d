export {
  Checkbox,
  type CheckboxProps,
  ChoiceChips,
  type ChoiceChipsProps,
  RadioChips,
  SegmentedChoice,
  type SegmentedChoiceProps,
} from './controls/choice.tsx';
export { ChoiceGroup, type ControlAria, Field, type FieldLook } from './controls/field.tsx';
export { InputBox, type InputBoxProps, SearchInput, type SearchInputProps } from './controls/input.tsx';
export { type Option, Select, type SelectProps } from './controls/select.tsx';
export { Slider, type SliderProps } from './controls/slider.tsx';
export { SuggestInput, type SuggestInputProps, type Suggestion } from './controls/suggest-input.tsx';
