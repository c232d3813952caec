import { m } from '../index.ts';
import { findText, type TextsByValue } from './find-text.ts';

const categories: TextsByValue = {
  关节假体: m['library.product.joint'],
  脊柱内固定: m['library.product.spine'],
  创伤内固定: m['library.product.trauma'],
  运动医学: m['library.product.sports'],
  生物材料: m['library.product.biomaterial'],
  手术机器人与导航: m['library.product.robot'],
  康复器械: m['library.product.rehabilitation'],
  影像设备: m['library.product.imaging'],
};

/** The category of a product: 关节假体, Joint prostheses (rules/language#values). */
export const productCategoryText = (category: string): string => findText(categories, category);
