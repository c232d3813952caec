import { cut, film, metal, plan, ring, scene, shot } from '../film/film-script.ts';

const AXIS = plan(0.245, 0.02, 0.24, 0.98);

export const roboticKneeFilm = {
  ...film(
    'v13',
    scene(0, shot('implant-knee-3d', [0.5, 0.5, 1], 2), shot('knee-ap-lateral', [0.5, 0.5, 1], 2, AXIS)),
    scene(
      260,
      shot(
        'knee-ap-lateral',
        [0.28, 0.5, 0.8],
        2,
        metal(0.08, 0.16, 0.27, 0.21),
        metal(0.08, 0.21, 0.27, 0.26),
        metal(0.08, 0.8, 0.25, 0.83),
        metal(0.08, 0.85, 0.25, 0.88),
      ),
    ),
    scene(
      480,
      shot(
        'knee-3d',
        [0.5, 0.45, 0.6],
        2,
        ring(0.5, 0.4, 0.02),
        ring(0.56, 0.44, 0.02),
        ring(0.47, 0.56, 0.02),
        ring(0.54, 0.58, 0.02),
      ),
    ),
    scene(
      750,
      shot('knee-ap-lateral', [0.24, 0.54, 0.34], 2, plan(0.14, 0.49, 0.34, 0.49), plan(0.14, 0.575, 0.34, 0.575)),
    ),
    scene(
      970,
      shot('knee-ap-lateral', [0.5, 0.5, 0.96], 2, AXIS, plan(0.13, 0.475, 0.35, 0.485), plan(0.13, 0.59, 0.35, 0.585)),
    ),
    scene(
      1180,
      shot('knee-ap-lateral', [0.24, 0.52, 0.4], 2, cut(0.14, 0.475, 0.34, 0.485), cut(0.14, 0.59, 0.34, 0.585)),
    ),
    scene(1450, shot('knee-total-prosthesis', [0.5, 0.5, 0.96], 2, AXIS)),
  ),
  atLeastSeconds: 192,
  lines: [
    {
      zh: '这一课展示机器人辅助全膝置换的完整流程。',
      en: 'This lesson shows the whole course of a robot-assisted knee replacement.',
    },
    {
      zh: '系统只执行计划，软组织的判断仍由术者完成。',
      en: 'The system carries out the plan; judging the soft tissue remains with the surgeon.',
    },
    {
      zh: '术前先核对CT分割是否完整，骨赘有没有被当成皮质。',
      en: 'Check the CT segmentation first, and whether osteophytes were taken for cortex.',
    },
    {
      zh: '再核对机械轴、假体型号和截骨量。',
      en: 'Then check the mechanical axis, the implant sizes and the amount of each cut.',
    },
    {
      zh: '股骨与胫骨各置两枚双皮质针，避开假体与截骨区。',
      en: 'Two bicortical pins each in femur and tibia, away from implants and cuts.',
    },
    {
      zh: '针位选干骺端，骨干皮质置针有应力骨折的风险。',
      en: 'Choose the metaphysis; pins in the shaft risk a stress fracture.',
    },
    {
      zh: '旋转下肢求髋中心，采集内外踝及骨面点。',
      en: 'Rotate the leg to find the hip centre, and collect the malleoli and the bone surface.',
    },
    {
      zh: '采点应穿过软骨至骨面，误差大就重新配准。',
      en: 'The probe must pass the cartilage to the bone; if the error is large, register again.',
    },
    {
      zh: '清除骨赘后，在伸直与屈膝90°分别施加应力。',
      en: 'After removing osteophytes, apply stress in extension and at ninety degrees.',
    },
    { zh: '肌松不足或施力不一，会使数据失真。', en: 'Poor relaxation or uneven force distorts the data.' },
    {
      zh: '以股骨旋转、远端截骨量和胫骨内翻微调平衡间隙。',
      en: 'Balance the gaps by femoral rotation, the distal cut and tibial varus.',
    },
    {
      zh: '胫骨内翻不超过3°，整体力线控制在预设边界内。',
      en: 'Tibial varus stays within three degrees, and alignment within the set limits.',
    },
    {
      zh: '机械臂限定锯片范围，助手保护侧副韧带与后方血管。',
      en: 'The arm confines the saw, while the assistant protects ligaments and vessels.',
    },
    { zh: '锯片受阻时切勿强行推压，以免偏移。', en: 'Never push a saw that is held up, or it will drift.' },
    {
      zh: '用平面探头核对截骨面，误差大于1毫米或1°应修整。',
      en: 'Check each cut with the plane probe; correct more than a millimetre or a degree.',
    },
    {
      zh: '示踪器松动且无法重配时，及时转为常规器械完成手术。',
      en: 'If a tracker is loose and cannot be registered again, finish with conventional instruments.',
    },
  ],
};
