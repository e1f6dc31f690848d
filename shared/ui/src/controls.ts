export {
  Checkbox,
  ChoiceChips,
  RadioChips,
  SegmentedChoice,
} from './controls/choice.tsx';
export { ChoiceGroup, Field } from './controls/field.tsx';
export { Select } from './controls/select.tsx';
export { Slider } from './controls/slider.tsx';
export { SuggestInput, type Suggestion } from './controls/suggest-input.tsx';
