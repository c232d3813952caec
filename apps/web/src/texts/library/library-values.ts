import { m } from '../index.ts';

/** The kinds of Chinese values in stored content that have English texts. */
type ValueKind = 'level' | 'title' | 'sex' | 'imaging' | 'document' | 'term' | 'product';

/** Texts by kind and Chinese value, which a page loads for English (rules/language#values). */
export const libraryValues: Readonly<Record<ValueKind, Readonly<Record<string, () => string>>>> = {
  level: {
    住院医师: m['course.filter.resident'],
    主治医师: m['course.filter.attending'],
    高级: m['course.filter.senior'],
  },
  title: {
    住院医师: m['certify.medicalTitle.resident'],
    主治医师: m['certify.medicalTitle.attending'],
    副主任医师: m['certify.medicalTitle.associateChief'],
    主任医师: m['certify.medicalTitle.chief'],
    护士: m['certify.medicalTitle.nurse'],
    护师: m['certify.medicalTitle.seniorNurse'],
    主管护师: m['certify.medicalTitle.chargeNurse'],
    副主任护师: m['certify.medicalTitle.associateChiefNurse'],
    主任护师: m['certify.medicalTitle.chiefNurse'],
    医生助理: m['certify.medicalTitle.assistant'],
    执业助理医师: m['certify.medicalTitle.assistantPhysician'],
    副主任技师: m['library.title.associateChiefTechnologist'],
    副教授: m['library.title.associateProfessor'],
    教授: m['library.title.professor'],
  },
  sex: {
    男: m['library.sex.male'],
    女: m['library.sex.female'],
  },
  imaging: {
    X线: m['library.imaging.radiograph'],
    骨密度: m['library.imaging.boneDensity'],
  },
  document: {
    手术技术: m['library.document.technique'],
    讲义: m['library.document.handout'],
    共识解读: m['library.document.consensus'],
    综述: m['library.document.review'],
    护理手册: m['library.document.nursing'],
    量表: m['library.document.score'],
  },
  term: {
    解剖: m['library.term.anatomy'],
    疾病: m['search.kind.disease'],
    手术: m['search.kind.surgery'],
    检查与体征: m['library.term.examination'],
    分型与评分: m['library.term.classification'],
    器械与植入物: m['library.term.implant'],
    生物力学: m['library.term.biomechanics'],
    康复: m['library.term.rehabilitation'],
  },
  product: {
    关节假体: m['library.product.joint'],
    脊柱内固定: m['library.product.spine'],
    创伤内固定: m['library.product.trauma'],
    运动医学: m['library.product.sports'],
    生物材料: m['library.product.biomaterial'],
    手术机器人与导航: m['library.product.robot'],
    康复器械: m['library.product.rehabilitation'],
    影像设备: m['library.product.imaging'],
  },
};
