import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

/** The ankle before and after, and from the side, of `ankle-fracture-orif`. */
const BEFORE = [0.17, 0.72, 0.34] as const;
const AFTER = [0.52, 0.66, 0.34] as const;

/** A fracture drawn into the joint surface of the tibia. */
const PILON = cut(0.08, 0.62, 0.13, 0.66, 0.15, 0.75);

export const pilonFilm = {
  ...film(
    'v30',
    scene(
      0,
      shot('ankle-fracture-orif', BEFORE, 1, PILON),
      shot('ankle-fracture-orif', [0.15, 0.66, 0.28], 2, PILON, cut(0.2, 0.6, 0.17, 0.68, 0.17, 0.75)),
    ),
    scene(
      310,
      shot(
        'foot-lateral',
        [0.36, 0.45, 0.88],
        1,
        metal(0.14, 0.12, 0.42, 0.12),
        metal(0.14, 0.2, 0.42, 0.2),
        metal(0.1, 0.72, 0.36, 0.72),
        metal(0.4, 0.06, 0.4, 0.78),
      ),
    ),
    scene(500, shot('ankle-fracture-orif', [0.24, 0.68, 0.34], 1, ring(0.265, 0.72, 0.04))),
    scene(660, shot('foot-3d', [0.6, 0.4, 0.5], 1)),
    scene(820, shot('foot-3d', [0.6, 0.36, 0.4], 1, cut(0.62, 0.2, 0.61, 0.5), cut(0.56, 0.3, 0.57, 0.5))),
    scene(920, shot('ankle-fracture-orif', [0.15, 0.72, 0.26], 1, PILON, plan(0.07, 0.755, 0.22, 0.755))),
    scene(
      1330,
      shot(
        'ankle-fracture-orif',
        [0.15, 0.56, 0.32],
        1,
        metal(0.105, 0.3, 0.1, 0.5, 0.085, 0.7),
        ring(0.14, 0.64, 0.035),
      ),
    ),
    scene(1680, shot('ankle-fracture-orif', AFTER, 1)),
    scene(1900, shot('ankle-fracture-orif', [0.76, 0.6, 0.44], 1)),
  ),
  lines: [
    {
      zh: '高能量的Pilon骨折，先看软组织，后看骨骼。',
      en: 'In a high-energy pilon fracture the soft tissue comes first, the bone second.',
    },
    {
      zh: '轴向暴力把距骨推进胫骨远端，关节面碎成几块。',
      en: 'Axial force drives the talus into the tibia, and the joint surface breaks into pieces.',
    },
    {
      zh: 'CT要在牵引以后复查，它是二期规划的依据。',
      en: 'Repeat the CT under traction: it is the basis of the second stage.',
    },
    {
      zh: '一期跨踝外固定，胫骨两枚针，跟骨一枚横穿针。',
      en: 'Stage one spans the ankle: two pins in the tibia, and one through the calcaneus.',
    },
    {
      zh: '软组织允许时，以后外侧切口恢复腓骨的长度。',
      en: 'If the soft tissue permits, restore the length of the fibula from posterolateral.',
    },
    {
      zh: '伤后十到十四天，皮肤出现皱纹再切开。',
      en: 'Ten to fourteen days later, when the skin wrinkles, it may be opened.',
    },
    {
      zh: '前外侧切口用于前外侧塌陷，内侧切口用于内侧柱。',
      en: 'The anterolateral incision serves the anterolateral crush, the medial one the medial column.',
    },
    {
      zh: '以后外侧骨块为模板，自后向前逐块对合。',
      en: 'With the posterolateral fragment as the template, fit piece to piece from back to front.',
    },
    { zh: '干骺端空腔填植骨，锁定板桥接固定。', en: 'Graft the metaphyseal void, and bridge it with a locking plate.' },
    {
      zh: '踝穴正侧位核对下胫腓、力线与台阶。',
      en: 'On mortise and lateral views check the syndesmosis, the alignment and the step.',
    },
    {
      zh: '术后警惕皮缘坏死、感染和创伤性关节炎。',
      en: 'Afterwards watch for skin necrosis, infection and arthritis.',
    },
  ],
};

export const calcaneusFilm = {
  ...film(
    'v52',
    scene(0, shot('covers/v52', [0.5, 0.5, 1], 2), shot('calcaneus-fracture-bohler', [0.5, 0.5, 1], 2)),
    scene(240, shot('foot-3d', [0.64, 0.54, 0.44], 2, cut(0.62, 0.52, 0.54, 0.58))),
    scene(
      430,
      shot('calcaneus-fracture-bohler', [0.7, 0.62, 0.44], 2, metal(0.5, 0.7, 0.6, 0.72), plan(0.57, 0.66, 0.5, 0.84)),
    ),
    scene(560, shot('calcaneus-fracture-bohler', [0.72, 0.66, 0.34], 2, ring(0.74, 0.7, 0.04))),
    scene(
      650,
      shot('calcaneus-fracture-bohler', [0.7, 0.58, 0.3], 2, ring(0.67, 0.58, 0.05), metal(0.6, 0.86, 0.67, 0.62)),
    ),
    scene(920, shot('foot-lateral', [0.28, 0.6, 0.4], 2, metal(0.2, 0.62, 0.33, 0.56))),
    scene(
      1050,
      shot(
        'foot-lateral',
        [0.27, 0.64, 0.4],
        2,
        metal(0.22, 0.6, 0.3, 0.61, 0.37, 0.66),
        metal(0.12, 0.76, 0.3, 0.64),
        metal(0.13, 0.8, 0.32, 0.7),
      ),
    ),
    scene(1190, shot('calcaneus-fracture-bohler', [0.25, 0.6, 0.46], 2)),
    scene(1340, shot('foot-lateral', [0.4, 0.55, 0.8], 2)),
  ),
  atLeastSeconds: 192,
  lines: [
    {
      zh: '跟骨关节内骨折，先在CT上看后关节面。',
      en: 'In an intra-articular calcaneus fracture, look at the posterior facet on the CT.',
    },
    {
      zh: 'Sanders二型和部分三型，适合跗骨窦入路。',
      en: 'Sanders type two and some of type three suit the sinus tarsi approach.',
    },
    { zh: '再量结节关节角，这一例只有10°。', en: 'Then measure the tuber joint angle: here it is only ten degrees.' },
    {
      zh: '伤后十到十四天内完成，过迟复位困难。',
      en: 'Operate within ten to fourteen days; later the reduction is hard.',
    },
    {
      zh: '外踝尖下指向第四跖骨基底，切口约四厘米。',
      en: 'From below the lateral malleolus towards the fourth metatarsal, about four centimetres.',
    },
    {
      zh: '保护腓肠神经，腓骨肌腱连鞘牵向后下方。',
      en: 'Protect the sural nerve, and draw the peroneal tendons down in their sheath.',
    },
    {
      zh: '跟骨结节置粗针，向后下牵引并外翻。',
      en: 'With a thick pin in the tuberosity, pull backwards and down, into valgus.',
    },
    { zh: '先矫正高度、长度与内翻，再处理关节面。', en: 'Height, length and varus come before the joint surface.' },
    { zh: '用骨膜剥离器撬开内侧壁的嵌插。', en: 'Lever the impacted medial wall free with an elevator.' },
    { zh: '以载距突骨块为不动的复位参照。', en: 'The sustentacular fragment is the fixed reference.' },
    {
      zh: '撬起塌陷的外侧关节面，与载距突骨块对合。',
      en: 'Lift the depressed lateral facet to meet the sustentacular fragment.',
    },
    { zh: '克氏针临时固定，台阶小于一到两毫米。', en: 'Hold it with wires; the step is below one to two millimetres.' },
    {
      zh: '螺钉自外侧关节面下方，指向载距突，长约四十毫米。',
      en: 'A screw of forty millimetres runs from below the facet to the sustentaculum.',
    },
    {
      zh: '偏下会穿出内侧，损伤肌腱与血管神经束。',
      en: 'Too low, it would come out medially and harm tendon, vessels and nerve.',
    },
    { zh: '短型板支撑前突与后关节面。', en: 'A short plate supports the anterior process and the facet.' },
    { zh: '结节再经皮置两枚轴向长螺钉，抵抗内翻。', en: 'Two long axial screws through the tuberosity resist varus.' },
    { zh: '侧位片上，结节关节角应恢复正常。', en: 'On the lateral film the tuber joint angle is normal again.' },
    { zh: '轴位无内翻，Brodén位后关节面平整。', en: 'The axial view shows no varus, the Brodén view a smooth facet.' },
    {
      zh: '吸烟、糖尿病和开放伤，会增加切口并发症。',
      en: 'Smoking, diabetes and open wounds add to wound complications.',
    },
    {
      zh: '早期活动踝关节，负重要等到骨折愈合。',
      en: 'Move the ankle early, and bear weight when the fracture has healed.',
    },
  ],
};
