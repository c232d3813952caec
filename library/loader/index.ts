export {
  type ChosenPicture,
  chooseCaseImages,
  choosePictures,
  choosePortraits,
  type Topic,
} from './choose-pictures.ts';
export { type ContentProblem, ContentValidationError } from './content-validation-error.ts';
export { positionMarks } from './fit-marks.ts';
export { assertNoLink, CONTROL_CHARACTER, listControlCharacters } from './imported-file.ts';
export type * from './library.ts';
export { orderByPinyin } from './pinyin-order.ts';
export { readLibrary, readLiveEvents, readMedia } from './read-library.ts';
export { plainMarkup } from './schema/fields.ts';
export { getAnswerKey } from './schema/questions.ts';
